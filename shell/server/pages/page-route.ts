import { createHash } from 'node:crypto'
import { cancunDay } from '@storefront/domain'
import { type Encoding, encoders, encodingFor } from '@storefront/server'
import type { Context, Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { type Remotes, releaseNames } from '../../src/remotes/page-remotes.ts'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { ServerConfig } from '../config.ts'
import type { LiveRemotesReader } from '../releases/live-remotes.ts'
import type { LiveShell } from '../releases/live-site.ts'
import { askedPage } from './asked-page.ts'
import { type MadePage, makePage } from './make-page.ts'
import { answerPage, isForEverybody, ownOnly, ownPage } from './own-page.ts'
import type { PageAssets } from './page-assets.ts'
import { viewsOf } from './team-views.ts'

export type PageRouteOptions = {
  config: ServerConfig
  shells: LiveShell
  liveRemotes: LiveRemotesReader
  assets: PageAssets
  /** Revision of the provider's catalogue; null for a provider without one. */
  catalogueRevision: () => number | null
}

/** Share of pages that report web vitals while no canary runs, where a release service collects them. */
const usualMeasuredShare = 0.05

/** Text of all pages that are kept, in bytes; with its compressed forms a page takes about half as much again. */
const keptBytes = 64 * 1024 * 1024

/** Answers every address that is no file with its page: a preview's, one that others get too, or one of this visitor only. */
export function pageRoute(options: PageRouteOptions): Handler<SiteEnv> {
  const { config, assets, catalogueRevision } = options
  // Pages with overrides or faults, for tests and QA, are not shared.
  const isShared =
    config.pageCacheSeconds > 0 && !config.dev && !config.chaos && !config.allowOverrides
  const cache = isShared ? new PageCache(config.pageCacheSeconds) : null
  const measuredShare = config.reports ? usualMeasuredShare : 0
  const apiBase = `${config.providerUrl}/api/v1`
  return async (c) => {
    const asked = await askedPage(c, { ...options, isShared })
    // A canary and what it is compared with: always.
    const isMeasured = asked.hasCanary || Math.random() < measuredShare
    const views = viewsOf(asked.url, asked, isMeasured)
    const making = { agency: config.agency, apiBase, assets, views }
    const { url, origin, today, shell, remotes } = asked
    const isShareable = cache !== null && !asked.isLinked && isForEverybody(url)
    if (!isShareable) {
      c.header('cache-control', cache || asked.isLinked ? 'no-store' : ownOnly)
      return ownPage(c, asked, making)
    }
    const tags = pageTags({ shell: shell.version, remotes, catalogue: catalogueRevision() })
    const key = pageKey({ origin, url, today, tags })
    const page = await cache.page(key, () => makePage(asked, making))
    const isUsual = !asked.hasCanary && today === cancunDay(new Date())
    return answerShared(c, page, isUsual ? forFronts(tags) : null)
  }
}

/**
 * Answers with a page that others get too, or 304 where the caller has it already. `forFronts` are the headers with which a front may
 * keep it; null for a page of some visitors only.
 */
async function answerShared(
  c: Context<SiteEnv>,
  page: SharedPage,
  forFronts: Record<string, string> | null,
): Promise<Response> {
  const { made, etag } = page
  const headers = made.isKeepable && forFronts ? forFronts : { 'cache-control': ownOnly }
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (!made.isKeepable) return answerPage(c, made)
  // A front would take 304 as leave to keep what it has: nginx does so even against the other headers.
  const mark = forFronts ? etag : etag.replace('W/"', 'W/"own-')
  c.set('inline', made.inline)
  c.header('etag', mark)
  c.header('vary', 'accept-encoding')
  if (c.req.header('if-none-match')?.includes(mark)) return c.body(null, 304)
  const encoding = encodingFor(c.req.header('accept-encoding'))
  if (!encoding) return c.html(made.html)
  c.header('content-encoding', encoding)
  c.header('content-type', 'text/html; charset=UTF-8')
  return c.body(await page.text(encoding))
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
  private readonly kept: LRUCache<string, SharedPage, () => Promise<MadePage>>

  /** `now` is the clock, in ms. */
  constructor(seconds: number, now: () => number = Date.now) {
    this.kept = new LRUCache({
      ttl: seconds * 1000,
      ttlResolution: 0,
      perf: { now },
      maxSize: keptBytes,
      sizeCalculation: ({ made }) => 2 * made.html.length + 1000,
      fetchMethod: async (_key, _stale, { context: make }) => new SharedPage(await make()),
      ignoreFetchAbort: true,
    })
  }

  /** The page under a key, which names everything that the page is made from. Throws what `make` throws. */
  async page(key: string, make: () => Promise<MadePage>): Promise<SharedPage> {
    const page = await this.kept.forceFetch(key, { context: make })
    if (!page.made.isKeepable) this.kept.delete(key)
    return page
  }
}

/** What a page is made from, as tags: `hotels@1.1.0`. A front can purge all pages that have one. */
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
function forFronts(tags: string[]): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=600',
    'surrogate-key': tags.join(' '),
  }
}
