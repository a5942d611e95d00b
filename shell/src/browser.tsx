import '@storefront/ui/tokens.css'
import '@storefront/ui/base.css'
import './fonts.css'
import { hydratesLater, keyOf, mountsOf } from '@storefront/federation/parts'
import type { Federation } from '@storefront/federation/runtime'
import { createHttpClient } from '@storefront/http'
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type ScreenHandle,
} from '@storefront/router'
import {
  createSession,
  exposeEventLog,
  type Storefront,
  settleInBrowser,
  storefrontContext,
} from '@storefront/session'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { BootData } from './page/boot-data.ts'
import type { FederatedPage } from './page/federated-page.ts'
import { documentHead } from './page/head.ts'
import { liveEvent } from './page/inlined/early-taps.ts'
import { apiBase, PrefetchedAnswers, prefetchOnIntent } from './page/prefetch.ts'
import { rememberUtcOffset } from './page/utc-offset.ts'
import { createRemoteModules, type RemoteModules } from './remotes/remote-modules.ts'
import { SiteProviders, siteRoutes } from './site.tsx'

/** Starts the page: hydrates the server's HTML, or renders from scratch. */
export async function start({ boot, federation, beacons }: FederatedPage, container: HTMLElement) {
  // The server wrote styles before the parts below the window, where React expects no elements.
  for (const style of container.querySelectorAll('style')) document.head.append(style)
  const { agency, remotes, today } = boot
  const session = createSession({ today })
  const answers = new PrefetchedAnswers()
  const storefront: Storefront = {
    session,
    agency,
    mounts: mountsOf(remotes),
    http: createHttpClient({
      base: apiBase,
      fetch: answers.fetch,
      idempotencyKeys: agency.idempotencyKeys,
    }),
  }
  // Firefox 115 and Safari before 17.4 lack Promise.withResolvers.
  let letOthersLoad = () => {}
  const live = new Promise<void>((resolve) => {
    letOthersLoad = resolve
  })
  const modules = createRemoteModules(async (remote, expose) => {
    // Parts that hydrate later wait, so that the targets of early taps load first.
    if (hydratesLater(keyOf(remote, expose))) await live
    return federation.load(remote, expose)
  })
  const isWhole = await loadRendered(boot, modules, federation)
  const mounted = boot.mounted && modules.peek(boot.mounted, './routes') ? [boot.mounted] : []
  const { routes, patchRoutesOnNavigation } = siteRoutes(
    remotes,
    modules,
    mounted,
    boot.isIncomplete,
  )
  const hydration =
    isWhole && (await preloadScreens(routes, boot.hydration)) ? boot.hydration : null
  const site = {
    remotes,
    modules,
    reportError: beacons.reportError,
    fallbackRelease: federation.fallbackRelease,
    ...(hydration ? { rendered: boot.rendered } : {}),
  }

  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation,
    getContext: () => new RouterContextProvider(new Map([[storefrontContext, storefront]])),
    ...(hydration ? { hydrationData: hydration } : {}),
  })
  const page = (
    <SiteProviders
      storefront={storefront}
      site={site}
      head={documentHead(agency)}
      settle={() => {
        rememberUtcOffset(new Date())
        // In a separate task, after the state read from storage has painted.
        setTimeout(() => {
          void goLive(hydration ? boot.rendered.filter(hydratesLater) : [], modules)
          letOthersLoad()
          preloadLoaders(routes)
        })
        return settleInBrowser(session)
      }}
    >
      <RouterProvider router={router} />
    </SiteProviders>
  )
  exposeEventLog(session, window)
  prefetchOnIntent({ site, storefront, routes, answers })
  // A transition hydrates in slices, between which taps are handled.
  if (hydration) startTransition(() => void hydrateRoot(container, page))
  else createRoot(container).render(page)
}

/** Announces that the page is hydrated, and later that its slower parts are hydrated, too. */
async function goLive(later: string[], modules: RemoteModules) {
  performance.mark(liveEvent)
  const remotes = later.map((key) => key.split('/')[0])
  const waiting = remotes.map((name) => `[data-remote="${name}"]`).join()
  dispatchEvent(new CustomEvent(liveEvent, { detail: waiting }))
  if (!waiting) return
  // The component that shows a part reports its failure.
  await Promise.allSettled(later.map((key) => loadPart(modules, key)))
  setTimeout(() => dispatchEvent(new CustomEvent(liveEvent)))
}

function loadPart(modules: RemoteModules, key: string) {
  const [remote = '', expose] = key.split('/')
  return modules.load(remote, `./${expose}` as './routes')
}

/** Loads the exposes that hydration needs. Returns false when one failed or came from another release. */
async function loadRendered(
  boot: BootData,
  modules: RemoteModules,
  { fallbackRelease }: Federation,
): Promise<boolean> {
  const first = boot.rendered.filter((key) => !hydratesLater(key))
  const outcomes = await Promise.allSettled(first.map((key) => loadPart(modules, key)))
  return (
    outcomes.every(({ status }) => status === 'fulfilled') &&
    first.every((key) => !fallbackRelease(key.split('/')[0] ?? ''))
  )
}

/** Loads the code of the screen. Returns false when it failed. */
async function preloadScreens(
  routes: Parameters<typeof matchRoutes>[0],
  hydration: BootData['hydration'],
): Promise<boolean> {
  if (!hydration) return false
  const matches = matchRoutes(routes, location) ?? []
  try {
    await Promise.all(
      matches.map(({ route }) => (route.handle as ScreenHandle | undefined)?.preload?.()),
    )
    return true
  } catch (error) {
    console.error('The screen on this page could not be loaded:', error)
    return false
  }
}

/** Imports the page's loaders, so that the next search or visit loads only data. */
function preloadLoaders(routes: Parameters<typeof matchRoutes>[0]): void {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    ;(route.handle as ScreenHandle | undefined)?.preloadLoader?.().catch((error: unknown) => {
      console.warn('The code of the next search could not be loaded ahead:', error)
    })
  }
}
