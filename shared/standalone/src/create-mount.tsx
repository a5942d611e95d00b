import '@storefront/ui/tokens.css'
import '@storefront/ui/base.css'
import {
  type MountModule,
  paths,
  type RoutesModule,
  type SearchFormModule,
} from '@storefront/contract'
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

/** The home page: the search form under a title, or a route for `/`. */
type Home = (SearchFormModule & { title: string }) | { home: RouteObject }

export type MountedRemote = RoutesModule &
  Home & {
    /** Source of the remote's events. */
    name: string
  }

/** Creates a vertical's `./mount`: its pages and a home page, with their own session, router and client. */
export function createMount(remote: MountedRemote): MountModule['mount'] {
  const { name, routes } = remote
  return (element, { agency, api, basename = '/' }) => {
    const session = createSession({ today: cancunDay(new Date()), source: name })
    const http = createHttpClient({ base: api, idempotencyKeys: agency.idempotencyKeys })
    const storefront = { session, agency, http }
    const home = 'home' in remote ? remote.home : searchHome(remote)
    const router = createBrowserRouter([home, ...routes], {
      basename,
      getContext: () => new RouterContextProvider(new Map([[storefrontContext, storefront]])),
    })
    const root = createRoot(element)

    exposeEventLog(session, window)
    root.render(
      <StorefrontProvider value={storefront} settle={() => settleInBrowser(session)}>
        <AppName value={name}>
          <RouterProvider router={router} />
        </AppName>
      </StorefrontProvider>,
    )
    return () => {
      root.unmount()
      router.dispose()
    }
  }
}

function searchHome({ title, SearchForm }: SearchFormModule & { title: string }): RouteObject {
  return {
    path: paths.home,
    element: (
      <PageContainer>
        <PageTitle title={title} />
        <SearchForm />
      </PageContainer>
    ),
  }
}
