import type { Context } from 'hono'
import type { SiteEnv } from '../callers/own-addresses.ts'
import { encodingFor } from '../files/compression.ts'
import type { MadePage, SharedPage } from './page-cache.ts'

/** When to ask again for a page that cannot be had now. */
const retryAfterSeconds = '10'

/** The page depends on the visitor's day and on today's prices: shared caches must not keep it. */
export const ownOnly = 'private, no-cache'

/** Answers with a page that was made for this request. */
export function answerPage(c: Context<SiteEnv>, made: MadePage): Response {
  if (made.redirect !== null) return c.redirect(made.redirect, 302)
  c.set('inline', made.inline)
  if (made.status === 503) c.header('retry-after', retryAfterSeconds)
  return c.html(made.html, made.status as 200)
}

/**
 * Answers with a page that others get too: 304 to whoever has it already. `forFronts` are the headers with which a front may
 * keep it; null for a page of some visitors only.
 */
export async function answerShared(
  c: Context<SiteEnv>,
  page: SharedPage,
  forFronts: Record<string, string> | null,
): Promise<Response> {
  const { made, etag } = page
  const headers = made.isKeepable && forFronts ? forFronts : { 'cache-control': ownOnly }
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (!made.isKeepable) return answerPage(c, made)
  // A front would take 304 as leave to go on with what it has: nginx does, whatever else the answer says.
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
