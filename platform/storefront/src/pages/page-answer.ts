import { Duplex, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import {
  brotliQuality,
  busy,
  type Encoding,
  encodingFor,
  retryAfterSeconds,
} from '@storefront/server'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { SharedPage } from './page-cache.ts'
import { inlineOf, type PageStart, pageStart } from './page-html.ts'

/** The page depends on the visitor's day and on today's prices: shared caches must not keep it. */
export const ownOnly = 'private, no-cache'

const html = 'text/html; charset=UTF-8'

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

/** 503 for whom there is no room. */
export function busyPage(): Response {
  return busy({ 'content-type': html }, busyText)
}

/** Answers with a page in the encoding that the visitor takes. */
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
 * Answers with a page that others get too, or 304 where the caller has it already. Fronts may keep it under its `tags`; null for a
 * page of some visitors only.
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
    // Revalidated after a second, fronts follow a promote without a purge; they keep serving the old page while the storefront
    // does not answer.
    c.header('cache-control', 'public, max-age=0, s-maxage=1, stale-if-error=600')
    c.header('surrogate-key', tags.join(' '))
  }
  // No 304: nginx would keep the page that it has, whatever the other headers say.
  const mark = tags ? etag : etag.replace('W/"', 'W/"own-')
  c.header('etag', mark)
  if (!c.req.header('if-none-match')?.includes(mark)) return answerPage(c, page)
  c.header('vary', 'accept-encoding')
  c.set('inline', made.inline)
  return c.body(null, 304)
}

/** Compress piece by piece: what was written leaves at once. */
const pieceEncoders: Record<Encoding, () => Transform> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}

type ByteTransform = ReadableWritablePair<Uint8Array, Uint8Array>

/** Sends the start of a page at once, so that its styles and its font are on their way while it is rendered. */
export function answerInTwo(
  c: Context<SiteEnv>,
  start: PageStart,
  page: Promise<SharedPage>,
): Response {
  const text = pageStart(start)
  c.set('inline', inlineOf(start))
  c.header('vary', 'accept-encoding')
  c.header('content-type', html)
  // Servers in front pass the page on as it comes.
  c.header('x-accel-buffering', 'no')
  const encoding = encodingFor(c.req.header('accept-encoding'))
  if (encoding) c.header('content-encoding', encoding)
  const answer = stream(c, async (out) => {
    const [{ made }] = await Promise.all([page, out.write(text)])
    await out.write(made.html.slice(text.length))
  })
  if (!encoding || !answer.body) return answer
  const encoder = Duplex.toWeb(pieceEncoders[encoding]()) as ByteTransform
  return new Response(answer.body.pipeThrough(encoder), answer)
}
