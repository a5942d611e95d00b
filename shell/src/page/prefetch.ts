import { neededExposes, ownerOf } from '@storefront/federation/parts'
import { createHttpClient, type HttpAnswer } from '@storefront/http'
import {
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ScreenHandle,
} from '@storefront/router'
import { type Storefront, storefrontContext } from '@storefront/session'
import type { Site } from '../remotes/SiteContext.tsx'

/** Proxied API of the provider. */
export const apiBase = '/api/v1'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Shortest hover that counts, in ms. */
const dwellMs = 65

/** Lifetime of a prefetched answer, in ms. */
const freshMs = 30_000

/** Most stored answers; the oldest is dropped first. */
const maxAnswers = 50

type Prefetched = { answer: Promise<HttpAnswer | null>; requestedAt: number }

export type PrefetchOptions = {
  site: Site
  storefront: Storefront
  /** Routes of the shell, for pages that no remote owns. */
  routes: RouteObject[]
  answers: PrefetchedAnswers
}

/**
 * Prefetches code and data of a link that is hovered, focused or touched, so that its click needs no request. Runs the
 * loaders of the visit. Only warns of a failure, because the visit will request again.
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
  // A click starts the visit itself.
  document.addEventListener('click', () => clearTimeout(dwelling), { capture: true, passive: true })
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
}

/** True for a link to another page of the site in this window. */
function leadsOn({ origin, pathname, search, target }: HTMLAnchorElement): boolean {
  const isHere = pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere && (target === '' || target === '_self')
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

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

/** Prefetched answers of GET calls. Each serves one read of its address, while it is fresh. */
export class PrefetchedAnswers {
  private readonly answers = new Map<string, Prefetched>()
  private readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  /** `fetch` that stores the answer. */
  readonly prefetch = async (address: string, init: RequestInit = {}): Promise<HttpAnswer> => {
    if (!isRead(init)) throw new Error('Only reads can be prefetched.')
    if (!this.isFresh(this.answers.get(address))) this.store(address, init)
    return (await this.answers.get(address)?.answer) ?? fetch(address, init)
  }

  /** `fetch` that takes a stored answer first. */
  readonly fetch = async (address: string, init: RequestInit = {}): Promise<HttpAnswer> => {
    const prefetched = isRead(init) ? this.answers.get(address) : undefined
    if (!prefetched) return fetch(address, init)
    this.answers.delete(address)
    const answer = this.isFresh(prefetched) ? await prefetched.answer : null
    init.signal?.throwIfAborted()
    return answer ?? fetch(address, init)
  }

  private isFresh(prefetched: Prefetched | undefined): boolean {
    return prefetched !== undefined && this.now() - prefetched.requestedAt <= freshMs
  }

  private store(address: string, init: RequestInit): void {
    // Not aborted with its first reader, because the next may use it.
    const answer = fetch(address, { ...init, signal: null, priority: 'low' })
      .then(whole)
      .catch(() => null)
    this.answers.set(address, { answer, requestedAt: this.now() })
    const [oldest] = this.answers.keys()
    if (this.answers.size > maxAnswers && oldest !== undefined) this.answers.delete(oldest)
  }
}

/** Response with its text already read; null for an error status. */
async function whole(response: Response): Promise<HttpAnswer | null> {
  const { ok, status } = response
  const text = await response.text()
  return ok ? { ok, status, text: async () => text } : null
}

function isRead({ method = 'GET' }: RequestInit): boolean {
  return method === 'GET'
}
