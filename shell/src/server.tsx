import type { Agency, IsoDate } from '@storefront/contract'
import { createHttpClient } from '@storefront/http'
import { type PageHeadProps, RouterContextProvider, type ScreenHandle } from '@storefront/router'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@storefront/router/server'
import { createSession, type Storefront, storefrontContext } from '@storefront/session'
import { renderToString } from 'react-dom/server'
import { homeRemote } from './home/home-loader.ts'
import type { BootData } from './page/boot-data.ts'
import { providedModules } from './page/provided-modules.ts'
import { SiteProviders } from './page/SiteProviders.tsx'
import { steadyFetch } from './page/steady-fetch.ts'
import { mountsOf, offers, ownerOf, type Remotes, searchTabs } from './remotes/mounts.ts'
import { createRemoteModules, keyOf, type LoadExpose } from './remotes/remote-modules.ts'
import { siteRoutes } from './routes.tsx'

/** What the server-side builds of remotes find under the shared global. */
export const shared = Object.fromEntries(
  Object.entries(providedModules).map(([name, { module }]) => [name, module]),
)

export type RenderInput = {
  /** Absolute address asked for. */
  url: string
  remotes: Remotes
  agency: Agency
  today: IsoDate
  /** Absolute base of the provider's API. */
  apiBase: string
  /** Remotes that are left to the browser: those without a working server build. */
  excluded: string[]
  /** Versions that QA asked for instead of the live ones. */
  overrides: Record<string, string>
}

export type RenderedPage =
  | { redirect: string; status: number }
  | {
      status: number
      html: string
      head: PageHeadProps | null
      boot: Pick<BootData, 'mounted' | 'rendered' | 'hydration'>
      /** The screens shown, for their preload hints. */
      screens: { remote: string; screen: string }[]
    }

/** Renders one page for one visitor. Nothing outlives the call: session, router and modules are its own. */
export async function renderPage(
  input: RenderInput,
  loadExpose: LoadExpose,
): Promise<RenderedPage> {
  const { url, remotes, agency, today, apiBase, excluded, overrides } = input
  const location = new URL(url)
  const modules = createRemoteModules(loadExpose)
  const rendered = await loadNeeded(location, remotes, excluded, modules)
  const owner = ownerOf(location.pathname, remotes)
  const mounted = owner && modules.peek(owner, './routes') ? owner : null
  const { routes } = siteRoutes(remotes, modules, mounted ? [mounted] : [])

  const storefront: Storefront = {
    session: createSession({ today }),
    agency,
    mounts: mountsOf(remotes),
    http: createHttpClient({ base: apiBase, fetch: steadyFetch }),
  }
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(location), {
    requestContext: new RouterContextProvider(new Map([[storefrontContext, storefront]])),
  })
  if (context instanceof Response) {
    return { redirect: context.headers.get('location') ?? '/', status: context.status }
  }
  // A loader that threw is the browser's to repeat: errors do not travel in the HTML.
  const failure = Object.values(context.errors ?? {})[0]
  if (failure !== undefined) throw failure

  let head: PageHeadProps | null = null
  const sink = {
    set: (props: PageHeadProps) => {
      head = props
    },
  }
  const html = renderToString(
    <SiteProviders storefront={storefront} site={{ remotes, modules, overrides }} head={sink}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteProviders>,
  )
  return {
    status: context.statusCode,
    html,
    head,
    boot: { mounted, rendered, hydration: { loaderData: context.loaderData } },
    screens: context.matches.flatMap(({ route }) => {
      const screen = (route.handle as ScreenHandle | undefined)?.screen
      return mounted && screen ? [{ remote: mounted, screen }] : []
    }),
  }
}

/** Loads the exposes that a page shows at first; one that has no server build or does not load is left out. */
async function loadNeeded(
  { pathname, searchParams }: URL,
  remotes: Remotes,
  excluded: string[],
  modules: ReturnType<typeof createRemoteModules>,
): Promise<string[]> {
  const needed =
    pathname === '/' ? homeExposes(searchParams, remotes) : routeExposes(pathname, remotes)
  const loaded = await Promise.all(
    needed
      .filter(({ remote }) => remotes[remote]?.release.server && !excluded.includes(remote))
      .map(async ({ remote, expose }) => {
        try {
          await modules.load(remote, expose)
          return [keyOf(remote, expose)]
        } catch (error) {
          console.error(`${remote} cannot be rendered on the server:`, error)
          return []
        }
      }),
  )
  return loaded.flat()
}

function homeExposes(query: URLSearchParams, remotes: Remotes) {
  const tabs = searchTabs(remotes)
  const tab = tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0]
  return [
    ...(offers(remotes, homeRemote, './home')
      ? [{ remote: homeRemote, expose: './home' as const }]
      : []),
    ...(tab ? [{ remote: tab.remote, expose: './SearchForm' as const }] : []),
  ]
}

function routeExposes(pathname: string, remotes: Remotes) {
  const owner = ownerOf(pathname, remotes)
  return owner ? [{ remote: owner, expose: './routes' as const }] : []
}
