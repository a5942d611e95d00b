import '@storefront/ui/tokens.css'
import '@storefront/ui/base.css'
import { type Agency, paths, type RoutesModule, type SearchFormModule } from '@storefront/contract'
import { cancunDay } from '@storefront/domain'
import { createHttpClient } from '@storefront/http'
import {
  createBrowserRouter,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from '@storefront/router'
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

/** What a home page is made of: the vertical's search form, or a route of its own for `/`. */
type StandaloneHome = SearchFormModule | { home: RouteObject }

export type StandaloneOptions = RoutesModule &
  StandaloneHome & {
    /** The remote's name: the source of its events. */
    name: string
    /** e.g. 'Tours'. */
    title: string
  }

/** Runs a vertical without the shell: its own session, router and client, and a home page to start from. */
export function runStandalone(options: StandaloneOptions): void {
  const { name, title, routes } = options
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root to run in.')
  const agency: Agency = {
    product: `${title} alone`,
    phone: '+52 998 555 0142',
    whatsapp: '529985550142',
    email: 'sales@example.com',
    social: {},
    paymentHosts: [],
    mapHosts: [],
    idempotencyKeys: true,
  }
  const session = createSession({ today: cancunDay(new Date()), source: name })
  const storefront = { session, agency, http: createHttpClient({ base: '/api/v1' }) }
  const home = 'home' in options ? options.home : searchHome(title, options.SearchForm)
  const router = createBrowserRouter([home, ...routes], {
    getContext: () => new RouterContextProvider(new Map([[storefrontContext, storefront]])),
  })

  exposeEventLog(session, window)
  createRoot(root).render(
    <StorefrontProvider value={storefront} settle={() => settleInBrowser(session)}>
      <AppName value={name}>
        <main>
          <RouterProvider router={router} />
        </main>
      </AppName>
    </StorefrontProvider>,
  )
}

function searchHome(title: string, SearchForm: SearchFormModule['SearchForm']): RouteObject {
  return {
    path: paths.home,
    Component: () => (
      <PageContainer>
        <PageTitle title={title} subtitle="This vertical, running alone" />
        <SearchForm />
      </PageContainer>
    ),
  }
}
