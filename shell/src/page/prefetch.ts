import { createHttpClient } from '@storefront/http'
import {
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ScreenHandle,
} from '@storefront/router'
import { type Storefront, storefrontContext } from '@storefront/session'
import { ownerOf } from '../remotes/mounts.ts'
import { neededExposes } from '../remotes/needed-exposes.ts'
import type { Site } from '../remotes/SiteContext.tsx'
import { apiBase } from './api-base.ts'
import type { PrefetchedAnswers } from './prefetched-answers.ts'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** A pointer that passes over a link in less than this goes elsewhere, in ms. */
const dwellMs = 65

export type PrefetchOptions = {
  site: Site
  storefront: Storefront
  /** The shell's own routes: those of remotes come with them. */
  routes: RouteObject[]
  answers: PrefetchedAnswers
}

/**
 * Fetches the code and the data of a screen when a visitor is about to go there: a click after a hover asks for
 * nothing. Loaders are run as for the visit, with a client that keeps the answers; what fails is the visit's to repeat.
 */
export function prefetchOnIntent(options: PrefetchOptions): void {
  let dwelling: ReturnType<typeof setTimeout> | undefined
  const onIntent = (event: Event) => {
    clearTimeout(dwelling)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !leadsOn(link) || savesData()) return
    const go = () => {
      prefetch(new URL(link.href), options).catch((error: unknown) => {
        console.warn(`${link.pathname} could not be fetched ahead:`, error)
      })
    }
    dwelling = setTimeout(go, event.type === 'touchstart' ? 0 : dwellMs)
  }
  // The click is the visit itself: what is prefetched after it would not be used.
  document.addEventListener('click', () => clearTimeout(dwelling), { capture: true, passive: true })
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
}

/** Whether a link leads to another page of the site, in this window. */
function leadsOn({ origin, pathname, search, target }: HTMLAnchorElement): boolean {
  const isHere = pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere && (target === '' || target === '_self')
}

/** Whether the visitor asked for as few bytes as possible. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Loads the parts of remotes that a page starts with, its screen, and what its loaders ask for. */
async function prefetch(url: URL, options: PrefetchOptions): Promise<void> {
  const { site, storefront, answers } = options
  const { remotes, modules } = site
  await Promise.all(
    neededExposes(url, remotes).map(({ remote, expose }) => modules.load(remote, expose)),
  )
  const owner = ownerOf(url.pathname, remotes)
  const routes = owner ? (await modules.load(owner, './routes')).routes : options.routes
  const http = createHttpClient({ base: apiBase, fetch: answers.prefetch })
  const context = new RouterContextProvider(new Map([[storefrontContext, { ...storefront, http }]]))
  await Promise.all(
    (matchRoutes(routes, url.pathname) ?? []).map(async ({ route, params }) => {
      const preloading = (route.handle as ScreenHandle | undefined)?.preload?.()
      if (typeof route.loader === 'function') {
        await route.loader({
          request: new Request(url),
          url,
          params,
          context,
          pattern: route.path ?? '',
        })
      }
      await preloading
    }),
  )
}
