import { cancunDay } from '@storefront/domain'
import { Admission, callerOf, encodingFor, retryAfterSeconds } from '@storefront/server'
import type { Context, Handler } from 'hono'
import { stream } from 'hono/streaming'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { ServerConfig } from '../config.ts'
import type { LiveRemotesReader } from '../releases/live-remotes.ts'
import type { LiveShell } from '../releases/live-shell.ts'
import { askedPage } from './asked-page.ts'
import type { InlineSources } from './inline-texts.ts'
import { type MadePage, makePage, makePageInTwo } from './make-page.ts'
import type { PageAssets } from './page-assets.ts'
import { isForEverybody, PageCache, pageKey, pageTags, SharedPage } from './page-cache.ts'

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

/** The page depends on the visitor's day and on today's prices: shared caches must not keep it. */
const ownOnly = 'private, no-cache'

/** Answers every address that is no file with its page: a preview's, one that others get too, or one of this visitor only. */
export function pageRoute(options: PageRouteOptions): Handler<SiteEnv> {
  const { config, assets, catalogueRevision } = options
  // Pages with overrides or faults, for tests and QA, are not shared.
  const isShared =
    config.pageCacheSeconds > 0 && !config.dev && !config.chaos && !config.allowOverrides
  const cache = isShared ? new PageCache(config.pageCacheSeconds) : null
  const admission = new Admission(config.dev ? Number.POSITIVE_INFINITY : config.maxRenders)
  const making = {
    agency: config.agency,
    apiBase: `${config.providerUrl}/api/v1`,
    assets,
    measuredShare: config.reports ? usualMeasuredShare : 0,
  }
  // All who wait to know what is live go on in one turn of the event loop: more than these would make it a long one.
  const arriving = new Admission(8 * (config.dev ? Number.POSITIVE_INFINITY : config.maxRenders))
  return async (c) => {
    const arrived = arriving.enter(callerOf(c, config.trustProxy))
    if (!arrived) return busyPage(c)
    const asked = await askedPage(c, { ...options, isShared }).finally(arrived)
    const { url, origin, today, shell, remotes } = asked
    const { isLinked, hasCanary } = asked
    const isShareable = cache !== null && !isLinked && isForEverybody(url)
    const tags = pageTags({ shell: shell.version, remotes, catalogue: catalogueRevision() })
    const key = isShareable ? pageKey({ origin, url, today, tags }) : null
    const isUsual = !hasCanary && today === cancunDay(new Date())
    const fronts = isUsual ? forFronts(tags) : null
    const current = key && cache?.current(key)
    if (current) return answerShared(c, await current, fronts)

    const leave = admission.enter(callerOf(c, config.trustProxy))
    if (!leave) return busyPage(c, (key && cache?.last(key)) || null)
    try {
      if (isLinked) c.header('x-robots-tag', 'noindex')
      c.header('cache-control', !key && (cache || isLinked) ? 'no-store' : ownOnly)
      const whole = (make: () => Promise<MadePage>) =>
        (key && cache?.make(key, make)) || make().then((made) => new SharedPage(made))
      const isEarly = !isLinked && isCertain(url) && assets.haveText(remotes, asked.needed)
      if (isEarly) {
        const two = await makePageInTwo(asked, making)
        return inTwo(c, two, whole(two.whole).finally(leave))
      }
      const page = await whole(() => makePage(asked, making)).finally(leave)
      return key ? answerShared(c, page, fronts) : answerPage(c, page)
    } catch (error) {
      leave()
      throw error
    }
  }
}

/** Whether an address is answered 200 for any data: its page can be sent before it is rendered. */
export function isCertain({ pathname }: URL): boolean {
  return pathname === '/'
}

/** Sends the start of a page at once, so that its styles and its font are on their way while it is rendered. */
function inTwo(
  c: Context<SiteEnv>,
  { inline, start }: { inline: InlineSources; start: string },
  page: Promise<SharedPage>,
): Response {
  c.set('inline', inline)
  c.header('content-type', 'text/html; charset=UTF-8')
  // Neither compression nor a server in front may wait for the whole.
  c.header('x-accel-buffering', 'no')
  return stream(c, async (out) => {
    const [{ made }] = await Promise.all([page, out.write(start)])
    await out.write(made.html.slice(start.length))
  })
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
  if (!made.isKeepable) return answerPage(c, page)
  // A front would take 304 as leave to keep what it has: nginx does so even against the other headers.
  const mark = forFronts ? etag : etag.replace('W/"', 'W/"own-')
  c.header('etag', mark)
  if (!c.req.header('if-none-match')?.includes(mark)) return answerPage(c, page)
  c.header('vary', 'accept-encoding')
  c.set('inline', made.inline)
  return c.body(null, 304)
}

/** Answers with a page in the encoding that the visitor takes. */
async function answerPage(
  c: Context<SiteEnv>,
  page: SharedPage,
  status = page.made.status as 200 | 503,
): Promise<Response> {
  const { redirect, inline, html } = page.made
  if (redirect !== null) return c.redirect(redirect, 302)
  c.set('inline', inline)
  c.header('vary', 'accept-encoding')
  if (status === 503) c.header('retry-after', String(retryAfterSeconds))
  const encoding = encodingFor(c.req.header('accept-encoding'))
  if (!encoding) return c.html(html, status)
  c.header('content-encoding', encoding)
  c.header('content-type', 'text/html; charset=UTF-8')
  return c.body(await page.text(encoding), status)
}

/** Made of nothing; it asks again by itself. */
const busyText = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>One moment, please</title>
<p>Many visitors are here at once. This page tries again by itself in ${retryAfterSeconds} seconds.</p>
</html>
`

/** Answers a visitor whom there is no room for: with the page as it was last made, or with one that is made of nothing. */
function busyPage(c: Context<SiteEnv>, last: SharedPage | null = null) {
  c.header('cache-control', 'no-store')
  if (last) return answerPage(c, last, 503)
  c.header('retry-after', String(retryAfterSeconds))
  c.header('content-length', String(busyText.length))
  return c.html(busyText, 503)
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
