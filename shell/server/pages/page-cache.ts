import { createHash } from 'node:crypto'
import { bookingPaths, paths } from '@storefront/contract'
import { LRUCache } from 'lru-cache'
import { type Remotes, releaseNames } from '../../src/remotes/page-remotes.ts'
import { type Encoding, encoders } from '../files/compression.ts'
import type { InlineSources } from './inline-texts.ts'

/** Text of all pages that are kept, in bytes; with its compressed forms a page takes about half as much again. */
const keptBytes = 64 * 1024 * 1024

/** Pages of one visitor's booking and account; `/flights/error` is the alias of the address that is spelled otherwise. */
const ownPages = new Set<string>([
  ...Object.values(bookingPaths).flatMap((of) => Object.values(of)),
  '/flights/error',
  paths.account,
])

/** Longer queries are not searches that visitors make. */
const longestQuery = 500

/** A page as it is answered. */
export type MadePage = {
  /** Address of the redirect; null for a page. */
  redirect: string | null
  html: string
  status: number
  inline: InlineSources
  /** Whether it may be kept for everybody: a complete page, found, with all its data. */
  isKeepable: boolean
}

/** A page that many visitors get: its text is hashed and compressed once. */
export class SharedPage {
  readonly made: MadePage
  readonly etag: string
  private readonly texts = new Map<Encoding, Promise<NonSharedBuffer>>()

  constructor(made: MadePage) {
    this.made = made
    this.etag = `W/"${createHash('sha256').update(made.html).digest('base64url').slice(0, 22)}"`
  }

  /** Its text in an encoding. */
  text(encoding: Encoding): Promise<NonSharedBuffer> {
    const text = this.texts.get(encoding) ?? encoders[encoding](Buffer.from(this.made.html))
    this.texts.set(encoding, text)
    return text
  }
}

/** Keeps pages for some seconds. Each is rendered once at a time: requests that come meanwhile wait for that render. */
export class PageCache {
  private readonly kept: LRUCache<string, SharedPage>
  private readonly underWay = new Map<string, Promise<SharedPage>>()

  /** `now` is the clock, in ms. */
  constructor(seconds: number, now: () => number = Date.now) {
    this.kept = new LRUCache({
      ttl: seconds * 1000,
      ttlResolution: 0,
      perf: { now },
      maxSize: keptBytes,
      sizeCalculation: ({ made }) => 2 * made.html.length + 1000,
    })
  }

  /** The page under a key, which names everything that the page is made from. */
  async page(key: string, make: () => Promise<MadePage>): Promise<SharedPage> {
    const known = this.kept.get(key) ?? this.underWay.get(key)
    if (known) return known
    const making = make().then((made) => new SharedPage(made))
    this.underWay.set(key, making)
    try {
      const page = await making
      if (page.made.isKeepable) this.kept.set(key, page)
      return page
    } finally {
      this.underWay.delete(key)
    }
  }
}

/** Whether a page is the same for everybody who asks for its address. */
export function isForEverybody({ pathname, search }: URL): boolean {
  return !ownPages.has(pathname) && search.length <= longestQuery
}

/** What a page is made from, as tags: `hotels@1.1.0`. A front can be told to drop all pages that have one. */
export function pageTags(source: {
  /** Version of the shell. */
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

/** The key of a page: address, day and tags. What is promoted or edited has another key at once. Language: there is one. */
export function pageKey({ origin, url, today, tags }: PageAddress): string {
  return [`${origin}${url.pathname}${url.search}`, today, ...tags].join(' ')
}

/**
 * Cache headers for fronts: revalidate after a second, so that they follow a promote without a purge, and keep serving
 * the old page while the storefront does not answer.
 */
export function forFronts(tags: string[]): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=600',
    'surrogate-key': tags.join(' '),
  }
}
