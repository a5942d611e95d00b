import { busy, encodingFor, retryAfterSeconds } from '@storefront/server'
import type { Context } from 'hono'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { SharedPage } from './page-cache.ts'

/** Cache-Control of a page with the visitor's day or today's prices, which shared caches must not keep. */
export const ownOnly = 'private, no-cache'

const html = 'text/html; charset=UTF-8'

/** Constant page that reloads itself. */
const busyText = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>One moment, please</title>
<p>Many visitors are here at once. This page tries again by itself in ${retryAfterSeconds} seconds.</p>
</html>
`

export function busyPage(): Response {
  return busy({ 'content-type': html }, busyText)
}

export async function answerPage(
  c: Context<SiteEnv>,
  page: SharedPage,
  status = page.made.status as 200 | 503,
): Promise<Response> {
  const { redirect, inline, html: text } = page.made
  if (redirect !== null) return c.redirect(redirect, 302)
  c.set('inline', inline)
  c.header('vary', 'accept-encoding')
  c.header('content-type', html)
  if (status === 503) c.header('retry-after', String(retryAfterSeconds))
  const encoding = encodingFor(c.req.header('accept-encoding'))
  if (!encoding) return c.body(text, status)
  c.header('content-encoding', encoding)
  return c.body(await page.text(encoding), status)
}

/**
 * Answers with a shared page, or 304. CDNs may cache it under its `tags`; these are null if only some visitors get this
 * page.
 */
export async function answerShared(
  c: Context<SiteEnv>,
  page: SharedPage,
  tags: string[] | null,
): Promise<Response> {
  const { made, etag } = page
  c.header('cache-control', ownOnly)
  if (!made.isKeepable) return answerPage(c, page)
  if (tags) {
    // CDNs revalidate after a second, so a promotion needs no purge, and serve stale pages while the storefront is down.
    c.header('cache-control', 'public, max-age=0, s-maxage=1, stale-if-error=600')
    c.header('surrogate-key', tags.join(' '))
  }
  // A private page has another etag than the public one. Otherwise nginx would serve its public page after a 304.
  const mark = tags ? etag : etag.replace('W/"', 'W/"own-')
  c.header('etag', mark)
  if (!c.req.header('if-none-match')?.includes(mark)) return answerPage(c, page)
  c.header('vary', 'accept-encoding')
  c.set('inline', made.inline)
  return c.body(null, 304)
}
