import { createHash } from 'node:crypto'
import { bookingPaths, paths } from '@storefront/contract'
import { type Remotes, releaseNames } from '@storefront/federation/parts'
import { type Encoding, encoders } from '@storefront/server'
import { LRUCache } from 'lru-cache'
import { stalePageMs } from '../times.ts'
import type { MadePage } from './made-page.ts'

/** Size of all cached pages, in bytes; compressed forms take half as much again. */
const maxBytes = 64 * 1024 * 1024

const mostAddresses = 10_000

/** A page for one or many visitors, hashed and compressed once. */
export class SharedPage {
  readonly made: MadePage
  private mark: string | null = null
  private readonly texts = new Map<Encoding, Promise<NonSharedBuffer>>()

  constructor(made: MadePage) {
    this.made = made
  }

  get etag(): string {
    this.mark ??= createHash('sha256').update(this.made.html).digest('base64url').slice(0, 22)
    return `W/"${this.mark}"`
  }

  text(encoding: Encoding): Promise<NonSharedBuffer> {
    const text = this.texts.get(encoding) ?? encoders[encoding](Buffer.from(this.made.html))
    this.texts.set(encoding, text)
    return text
  }
}

/** Caches pages for some seconds. Simultaneous requests share one render. */
export class PageCache {
  private readonly freshMs: number
  private readonly now: () => number
  private readonly pages: LRUCache<string, { page: SharedPage; at: number }>
  private readonly inFlight = new Map<string, Promise<SharedPage>>()
  private readonly addresses = new LRUCache<string, true>({ max: mostAddresses, ttl: stalePageMs })

  constructor(seconds: number, now: () => number = Date.now) {
    this.freshMs = seconds * 1000
    this.now = now
    this.pages = new LRUCache({
      ttl: stalePageMs,
      ttlResolution: 0,
      perf: { now },
      maxSize: maxBytes,
      sizeCalculation: ({ page: { made } }) => 2 * made.html.length + 1000,
    })
  }

  /** True when a page of this address is cached or being rendered. */
  knows({ pathname, search }: URL): boolean {
    return this.addresses.has(pathname + search)
  }

  /** Marks the page of an address as being rendered. */
  expect({ pathname, search }: URL): void {
    this.addresses.set(pathname + search, true)
  }

  /** Fresh page, or the render in flight; null without either. */
  current(key: string): SharedPage | Promise<SharedPage> | null {
    const cached = this.pages.get(key)
    const isFresh = cached && this.now() - cached.at < this.freshMs
    return isFresh ? cached.page : (this.inFlight.get(key) ?? null)
  }

  /** Fresh or stale page; null after ten minutes. */
  last(key: string): SharedPage | null {
    return this.pages.get(key)?.page ?? null
  }

  /** Renders a page, and caches it when it is complete. Throws what `make` throws. */
  make(key: string, { pathname, search }: URL, make: () => Promise<SharedPage>) {
    const making = make()
      .then((page) => {
        if (page.made.isKeepable) this.pages.set(key, { page, at: this.now() })
        else this.addresses.delete(pathname + search)
        return page
      })
      .finally(() => this.inFlight.delete(key))
    this.inFlight.set(key, making)
    return making
  }
}

/** Pages of one visitor's booking and account. `/flights/error` is an alias. */
const ownPages = new Set<string>([
  ...Object.values(bookingPaths).flatMap((of) => Object.values(of)),
  '/flights/error',
  paths.account,
])

/** Longest query of a search, in characters. */
const longestQuery = 500

/** True for a page to cache: it is the same for everybody, its path can be decoded and its query is not too long. */
export function isCacheable({ pathname, search }: URL): boolean {
  const path = asRouted(pathname)
  return path !== null && !ownPages.has(path) && search.length <= longestQuery
}

/** Decoded lower-case path, which the router matches; null when it cannot be decoded. */
function asRouted(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).toLowerCase()
  } catch {
    return null
  }
}

/** Cache tags of the releases of a page, e.g. `hotels@1.1.0`, by which a CDN can purge it. */
export function pageTags(source: {
  shell: string
  remotes: Remotes
  /** Null for a provider without a revision. */
  catalogue: number | null
}): string[] {
  const { shell, remotes, catalogue } = source
  const revision = catalogue === null ? [] : [`catalogue@${catalogue}`]
  return [`shell@${shell}`, ...releaseNames(remotes).sort(), ...revision]
}

export type PageAddress = {
  /** Requested origin, which links and previews carry. */
  origin: string
  url: URL
  /** The visitor's day, from which dates in forms start. */
  today: string
  tags: string[]
}

/** Cache key. A promotion or an edit changes the tags. */
export function pageKey({ origin, url, today, tags }: PageAddress): string {
  return [`${origin}${url.pathname}${url.search}`, today, ...tags].join(' ')
}
