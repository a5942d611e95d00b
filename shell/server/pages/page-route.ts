import { cancunDay } from '@storefront/domain'
import type { Context, Handler } from 'hono'
import { stream } from 'hono/streaming'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { ServerConfig } from '../config.ts'
import { encodingFor } from '../files/compression.ts'
import type { LiveRemotesReader } from '../releases/live-remotes.ts'
import type { LiveShell } from '../releases/live-site.ts'
import { type AskedPage, askedPage } from './asked-page.ts'
import { type MakePageOptions, makePage, makePageInTwo } from './make-page.ts'
import type { PageAssets } from './page-assets.ts'
import {
  forFronts,
  isForEverybody,
  type MadePage,
  PageCache,
  pageKey,
  pageTags,
  type SharedPage,
} from './page-cache.ts'
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

/** When to ask again for a page that cannot be had now. */
const retryAfterSeconds = '10'

/** The page depends on the visitor's day and on today's prices: shared caches must not keep it. */
const ownOnly = 'private, no-cache'

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
    if (asked.isLinked) {
      c.header('cache-control', 'no-store')
      c.header('x-robots-tag', 'noindex')
      return answerPage(c, await makePage(asked, making))
    }
    if (cache && isForEverybody(asked.url))
      return sharedPage(c, { cache, asked, making, catalogue: catalogueRevision() })
    c.header('cache-control', cache ? 'no-store' : ownOnly)
    const { url, shell, remotes, needed } = asked
    const isEarly = !shell.renderer.isFull && isCertain(url) && assets.haveText(remotes, needed)
    return isEarly ? pageInTwo(c, asked, making) : answerPage(c, await makePage(asked, making))
  }
}

/** Whether an address is answered 200 whatever its data say: it can be sent before it is rendered. */
export function isCertain({ pathname }: URL): boolean {
  return pathname === '/'
}

type SharedPageOptions = {
  cache: PageCache
  asked: AskedPage
  making: MakePageOptions
  catalogue: number | null
}

/** Answers with the page of this address, day and versions; made once for everybody. */
async function sharedPage(c: Context<SiteEnv>, options: SharedPageOptions): Promise<Response> {
  const { cache, asked, making, catalogue } = options
  const { url, origin, shell, remotes, today } = asked
  const isUsual = !asked.hasCanary && today === cancunDay(new Date())
  const tags = pageTags({ shell: shell.version, remotes, catalogue })
  const key = pageKey({ origin, url, today, tags })
  const page = await cache.page(key, () => makePage(asked, making))
  return answerShared(c, page, isUsual ? forFronts(tags) : null)
}

/** Sends the start of a page at once, so that its styles and its font are on their way while it is rendered. */
async function pageInTwo(c: Context<SiteEnv>, asked: AskedPage, making: MakePageOptions) {
  const { inline, start, rest } = await makePageInTwo(asked, making)
  c.set('inline', inline)
  c.header('content-type', 'text/html; charset=UTF-8')
  // Neither compression nor a server in front may wait for the whole.
  c.header('x-accel-buffering', 'no')
  return stream(c, async (out) => {
    await out.write(start)
    await out.write(await rest())
  })
}

/** Answers with a page that was made for this request. */
function answerPage(c: Context<SiteEnv>, made: MadePage): Response {
  if (made.redirect !== null) return c.redirect(made.redirect, 302)
  c.set('inline', made.inline)
  if (made.status === 503) c.header('retry-after', retryAfterSeconds)
  return c.html(made.html, made.status as 200)
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
