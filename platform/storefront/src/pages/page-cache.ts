import { createHash } from 'node:crypto'
import { bookingPaths, paths } from '@storefront/contract'
import { type Encoding, encoders } from '@storefront/server'
import { type Remotes, releaseNames } from '@storefront/shell'
import { LRUCache } from 'lru-cache'
import type { MadePage } from './make-page.ts'

/** Text of all pages that are kept, in bytes; with its compressed forms a page takes about half as much again. */
const keptBytes = 64 * 1024 * 1024

const mostAddresses = 10_000

/** Time that a stale page stays available for visitors who cannot get a fresh one for lack of capacity, in ms. */
const lastResortMs = 10 * 60_000

/** A page as it is sent, to one visitor or to many: its text is hashed and compressed once. */
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

  /** Its text in an encoding. */
  text(encoding: Encoding): Promise<NonSharedBuffer> {
    const text = this.texts.get(encoding) ?? encoders[encoding](Buffer.from(this.made.html))
    this.texts.set(encoding, text)
    return text
  }
}

/** Keeps pages for some seconds. Each is made once at a time: requests that come meanwhile wait for it. */
export class PageCache {
  private readonly freshMs: number
  private readonly now: () => number
  private readonly kept: LRUCache<string, { page: SharedPage; at: number }>
  private readonly making = new Map<string, Promise<SharedPage>>()
  private readonly addresses = new LRUCache<string, true>({ max: mostAddresses, ttl: lastResortMs })

  /** `now` is the clock, in ms. */
  constructor(seconds: number, now: () => number = Date.now) {
    this.freshMs = seconds * 1000
    this.now = now
    this.kept = new LRUCache({
      ttl: lastResortMs,
      ttlResolution: 0,
      perf: { now },
      maxSize: keptBytes,
      sizeCalculation: ({ page: { made } }) => 2 * made.html.length + 1000,
    })
  }

  /** True when a page of this address is cached or being rendered. */
  knows({ pathname, search }: URL): boolean {
    return this.addresses.has(pathname + search)
  }

  /** A page of this address is on its way. */
  expect({ pathname, search }: URL): void {
    this.addresses.set(pathname + search, true)
  }

  /** The page under a key, which names everything that it is made from, where it is fresh or being made; else null. */
  current(key: string): SharedPage | Promise<SharedPage> | null {
    const kept = this.kept.get(key)
    const isFresh = kept && this.now() - kept.at < this.freshMs
    return isFresh ? kept.page : (this.making.get(key) ?? null)
  }

  /** The page as it was last made; null when it is no longer kept. */
  last(key: string): SharedPage | null {
    return this.kept.get(key)?.page ?? null
  }

  /** Makes a page, and keeps it where others may get it. Throws what `make` throws. */
  make(key: string, { pathname, search }: URL, make: () => Promise<MadePage>): Promise<SharedPage> {
    const making = make()
      .then((made) => {
        const page = new SharedPage(made)
        if (made.isKeepable) this.kept.set(key, { page, at: this.now() })
        else this.addresses.delete(pathname + search)
        return page
      })
      .finally(() => this.making.delete(key))
    this.making.set(key, making)
    return making
  }
}

/** Pages of one visitor's booking and account; `/flights/error` is the alias of the address that is spelled otherwise. */
const ownPages = new Set<string>([
  ...Object.values(bookingPaths).flatMap((of) => Object.values(of)),
  '/flights/error',
  paths.account,
])

/** Longer queries are not searches that visitors make. */
const longestQuery = 500

/** True when a page is the same for everybody who requests its address. */
export function isForEverybody({ pathname, search }: URL): boolean {
  const path = asRouted(pathname)
  return path !== null && !ownPages.has(path) && search.length <= longestQuery
}

/** A path as the router reads it: decoded, in any letters; null where it cannot be decoded. */
function asRouted(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).toLowerCase()
  } catch {
    return null
  }
}

/** Returns cache tags of the releases in a page, e.g. `hotels@1.1.0`. A CDN can purge all pages that have one. */
export function pageTags(source: {
  shell: string
  remotes: Remotes
  /** Revision of the provider's catalogue; null where it does not say. */
  catalogue: number | null
}): string[] {
  const { shell, remotes, catalogue } = source
  const revision = catalogue === null ? [] : [`catalogue@${catalogue}`]
  return [`shell@${shell}`, ...releaseNames(remotes).sort(), ...revision]
}

/** Tells pages with the same tags apart. */
export type PageAddress = {
  /** Origin that the visitor asked for: links and previews carry it. */
  origin: string
  url: URL
  /** The visitor's day: dates in forms begin with it. */
  today: string
  tags: string[]
}

/** The key of a kept page: address, day and tags. A promote or an edit changes the tags, and so the key. */
export function pageKey({ origin, url, today, tags }: PageAddress): string {
  return [`${origin}${url.pathname}${url.search}`, today, ...tags].join(' ')
}
