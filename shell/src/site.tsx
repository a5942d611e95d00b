import { paths, type RoutesModule } from '@storefront/contract'
import { ownerOf, type Remotes } from '@storefront/federation/parts'
import {
  data,
  HeadContext,
  type HeadSink,
  Outlet,
  type RouteObject,
  useLocation,
  useRouteError,
} from '@storefront/router'
import { AppName, type Storefront, StorefrontProvider } from '@storefront/session'
import { PageContainer, Spinner } from '@storefront/ui'
import { type ReactNode, useEffect } from 'react'
import { HomeScreen } from './home/HomeScreen.tsx'
import { homeLoader } from './home/home-loader.ts'
import { Layout } from './layout/Layout.tsx'
import { type UnmatchedData, UnmatchedScreen } from './not-found/UnmatchedScreen.tsx'
import { RemoteBoundary } from './remotes/RemoteBoundary.tsx'
import { RouteFailed } from './remotes/RemoteFallback.tsx'
import type { RemoteModules } from './remotes/remote-modules.ts'
import { type Site, SiteContext } from './remotes/SiteContext.tsx'

/**
 * Routes of the shell, of `mounted` remotes, and after their first visit of other remotes. A remote owns everything
 * below its mounts. If `isIncomplete`, an unknown path is 503 instead of 404, and so is home while no remote is known.
 */
export function siteRoutes(
  remotes: Remotes,
  modules: RemoteModules,
  mounted: string[] = [],
  isIncomplete = false,
) {
  const added = new Set(mounted)
  const failed = new Set<string>()

  const unmatched = ({ request }: { request: Request }) => {
    const remote = ownerOf(new URL(request.url).pathname, remotes)
    if (remote && !added.has(remote)) {
      // Failed if the browser could not load it, pending if the browser has yet to load it.
      return { kind: failed.delete(remote) ? 'failed' : 'pending' } satisfies UnmatchedData
    }
    if (isIncomplete) return data({ kind: 'unreadable' } satisfies UnmatchedData, { status: 503 })
    return data({ kind: 'not-found' } satisfies UnmatchedData, { status: 404 })
  }

  const home: RouteObject = {
    index: true,
    loader: homeLoader(modules),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
    Component: HomeScreen,
  }
  const unmatchedScreen = { loader: unmatched, Component: UnmatchedScreen }
  const isNothingKnown = isIncomplete && Object.keys(remotes).length === 0

  const routes: RouteObject[] = [
    {
      id: 'site',
      path: '/',
      Component: Layout,
      ErrorBoundary: SiteFailedScreen,
      HydrateFallback: StartingScreen,
      children: [
        isNothingKnown ? { index: true, ...unmatchedScreen } : home,
        ...mounted.flatMap((name) => {
          const module = modules.peek(name, './routes')
          return module ? [mount(name, module)] : []
        }),
        { path: '*', ...unmatchedScreen },
      ],
    },
  ]

  return {
    routes,
    /** Adds the routes of a path's owner once. Adds nothing when it cannot be loaded. */
    patchRoutesOnNavigation: async ({ path, patch }: PatchOptions) => {
      const remote = ownerOf(path, remotes)
      if (!remote || added.has(remote)) return
      try {
        const module = await modules.load(remote, './routes')
        added.add(remote)
        failed.delete(remote)
        patch('site', [mount(remote, module)])
      } catch (error) {
        console.error(`${remote} could not be loaded:`, error)
        failed.add(remote)
      }
    },
  }
}

type PatchOptions = {
  path: string
  patch: (routeId: string | null, children: RouteObject[]) => void
}

type SiteProvidersProps = {
  storefront: Storefront
  site: Site
  head: HeadSink
  /** Reads clock and storage after hydration. */
  settle?: () => undefined | (() => void)
  children: ReactNode
}

/** Contexts of all components, on the server and in the browser. */
export function SiteProviders({ storefront, site, head, settle, children }: SiteProvidersProps) {
  return (
    <SiteContext value={site}>
      <StorefrontProvider value={storefront} {...(settle ? { settle } : {})}>
        <HeadContext value={head}>
          <AppName value="shell">{children}</AppName>
        </HeadContext>
      </StorefrontProvider>
    </SiteContext>
  )
}

function mount(name: string, { routes }: RoutesModule): RouteObject {
  return {
    id: `remote-${name}`,
    element: <MountedRemote name={name} />,
    ErrorBoundary: RouteFailed,
    children: routes,
  }
}

function MountedRemote({ name }: { name: string }) {
  const { key } = useLocation()
  return (
    <RemoteBoundary remote={name} visit={key}>
      <Outlet />
    </RemoteBoundary>
  )
}

/** Header, footer and a spinner before the browser's first render. */
function StartingScreen() {
  return (
    <Layout>
      <PageContainer>
        <Spinner />
      </PageContainer>
    </Layout>
  )
}

/** Plain page that replaces a layout that throws. */
function SiteFailedScreen() {
  const error = useRouteError()
  useEffect(() => {
    console.error('The page could not be shown:', error)
  }, [error])
  return (
    <main role="alert">
      <h1>Something went wrong on our side</h1>
      <p>
        <a href={paths.home}>Back to the home page</a>
      </p>
    </main>
  )
}
