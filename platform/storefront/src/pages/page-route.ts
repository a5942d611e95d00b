import { cancunDay, withoutTracking } from '@storefront/domain'
import {
  Admission,
  busy,
  callerOf,
  encodingFor,
  type Gate,
  pass,
  retryAfterSeconds,
} from '@storefront/server'
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

export type PageRoute = {
  /** Answers every address that is no file with its page: a preview's, one that others get too, or one of this visitor only. */
  answer: Handler<SiteEnv>
  /** What requests for pages pass before all else; `onRefused` counts those that do not. */
  gate: (onRefused?: () => void) => Gate
}

/** Whoever looks for a page that is likely to be kept needs room to look only; so many times as many as pages are made. */
const lookingPerMaking = 8

/** The pages of a storefront: how they are answered, and what is asked first. */
export function pageRoute(options: PageRouteOptions): PageRoute {
  const { config, assets, catalogueRevision } = options
  const { trustProxy } = config
  // Pages with overrides or faults, for tests and QA, are not shared.
  const isShared =
    config.pageCacheSeconds > 0 && !config.dev && !config.chaos && !config.allowOverrides
  const cache = isShared ? new PageCache(config.pageCacheSeconds) : null
  const maxRenders = config.dev ? Number.POSITIVE_INFINITY : config.maxRenders
  const making = new Admission(maxRenders)
  const looking = new Admission(lookingPerMaking * maxRenders)
  const roomFor = (address: URL) => (cache?.knows(address) ? looking : making)
  const gate =
    (onRefused?: () => void): Gate =>
    (request) => {
      const caller = callerOf(request, trustProxy)
      if (!making.refuses(caller) && !looking.refuses(caller)) return pass
      const url = URL.parse(request.url ?? '', 'http://localhost')
      if (!url || !roomFor(withoutTracking(url)).refuses(caller)) return pass
      onRefused?.()
      return busy(busyHeaders, busyText)
    }
  const made = {
    agency: config.agency,
    apiBase: `${config.providerUrl}/api/v1`,
    assets,
    measuredShare: config.reports ? usualMeasuredShare : 0,
  }
  const answer: Handler<SiteEnv> = async (c) => {
    const caller = callerOf(c, trustProxy)
    const address = withoutTracking(new URL(c.req.url))
    const room = roomFor(address)
    const entered = room.enter(caller)
    if (!entered) return busy(busyHeaders, busyText)
    const isPublic = cache !== null && isForEverybody(address)
    if (isPublic) cache.expect(address)
    let leave: (() => void) | null = entered
    try {
      const asked = await askedPage(c, { ...options, isShared })
      const { url, origin, today, shell, remotes, isLinked, hasCanary } = asked
      const tags = pageTags({ shell: shell.version, remotes, catalogue: catalogueRevision() })
      const key = isPublic && !isLinked ? pageKey({ origin, url, today, tags }) : null
      const isUsual = !hasCanary && today === cancunDay(new Date())
      const fronts = isUsual ? forFronts(tags) : null
      const current = key && cache?.current(key)
      if (room === looking || current) leave()
      if (current) return answerShared(c, await current, fronts)
      if (room === looking) leave = making.enter(caller)
      if (!leave) {
        // As it was last made, or one that is made of nothing.
        c.header('cache-control', 'no-store')
        const last = key && cache?.last(key)
        return last ? answerPage(c, last, 503) : busy(busyHeaders, busyText)
      }

      if (isLinked) c.header('x-robots-tag', 'noindex')
      c.header('cache-control', !key && (cache || isLinked) ? 'no-store' : ownOnly)
      const whole = (make: () => Promise<MadePage>) =>
        (key && cache?.make(key, url, make)) || make().then((page) => new SharedPage(page))
      const isEarly = !isLinked && isCertain(url) && assets.haveText(remotes, asked.needed)
      if (isEarly) {
        const two = await makePageInTwo(asked, made)
        return inTwo(c, two, whole(two.whole).finally(leave))
      }
      const page = await whole(() => makePage(asked, made)).finally(leave)
      return key ? answerShared(c, page, fronts) : answerPage(c, page)
    } catch (error) {
      leave?.()
      throw error
    }
  }
  return { answer, gate }
}

/** Whether an address is answered 200 for any data: its page can be sent before it is rendered. */
function isCertain({ pathname }: URL): boolean {
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

const busyHeaders = { 'content-type': 'text/html; charset=UTF-8' }

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
