import '@storefront/ui/tokens.css'
import '@storefront/ui/base.css'
import { type Agency, paths } from '@storefront/contract'
import { cancunDay } from '@storefront/domain'
import { createHttpClient } from '@storefront/http'
import { createBrowserRouter, RouterContextProvider, RouterProvider } from '@storefront/router'
import {
  AppName,
  createSession,
  exposeEventLog,
  StorefrontProvider,
  settleInBrowser,
  storefrontContext,
} from '@storefront/session'
import { PageContainer, PageTitle } from '@storefront/ui'
import { createRoot } from 'react-dom/client'
import { routes } from './exposed/routes.tsx'
import { SearchForm } from './exposed/SearchForm.tsx'

/** Tours without the shell: its own session, router and client, and the search form for a home page. */
const agency: Agency = {
  product: 'Tours alone',
  phone: '+52 998 555 0142',
  whatsapp: '529985550142',
  email: 'sales@example.com',
  social: {},
  paymentHosts: [],
  mapHosts: [],
  idempotencyKeys: true,
}
const session = createSession({ today: cancunDay(new Date()), source: 'tours' })
const storefront = { session, agency, http: createHttpClient({ base: '/api/v1' }) }

function Home() {
  return (
    <PageContainer>
      <PageTitle title="Tours" subtitle="This vertical, running alone" />
      <SearchForm />
    </PageContainer>
  )
}

const router = createBrowserRouter([{ path: paths.home, Component: Home }, ...routes], {
  getContext: () => new RouterContextProvider(new Map([[storefrontContext, storefront]])),
})

exposeEventLog(session, window)
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StorefrontProvider value={storefront} settle={() => settleInBrowser(session)}>
      <AppName value="tours">
        <main>
          <RouterProvider router={router} />
        </main>
      </AppName>
    </StorefrontProvider>,
  )
}
