import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { createHttpClient } from '@storefront/http'
import { createBrowserRouter, RouterContextProvider, RouterProvider } from '@storefront/router'
import {
  createSession,
  StorefrontProvider,
  settleInBrowser,
  storefrontContext,
} from '@storefront/session'
import { version } from 'react'
import { createRoot } from 'react-dom/client'
import { agency } from './agency.js'

// A page of another company that shows flights.
registerRemotes([{ name: 'flights', entry: new URLSearchParams(location.search).get('manifest') }])
const { SearchForm } = await loadRemote('flights/SearchForm')
const { routes } = await loadRemote('flights/routes')

const session = createSession({ today: new Date().toISOString().slice(0, 10) })
const storefront = { session, agency, http: createHttpClient({ base: '/api/v1' }) }
const router = createBrowserRouter([{ path: '/', Component: SearchForm }, ...routes], {
  getContext: () => new RouterContextProvider(new Map([[storefrontContext, storefront]])),
})

createRoot(document.getElementById('root')).render(
  <StorefrontProvider value={storefront} settle={() => settleInBrowser(session)}>
    <p>Somebody else, with React {version}</p>
    <RouterProvider router={router} />
  </StorefrontProvider>,
)
