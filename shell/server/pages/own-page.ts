import { bookingPaths, paths } from '@storefront/contract'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { AskedPage } from './asked-page.ts'
import { type MadePage, type MakePageOptions, makePage, makePageInTwo } from './make-page.ts'

/** Pages of one visitor's booking and account; `/flights/error` is the alias of the address that is spelled otherwise. */
const ownPages = new Set<string>([
  ...Object.values(bookingPaths).flatMap((of) => Object.values(of)),
  '/flights/error',
  paths.account,
])

/** Longer queries are not searches that visitors make. */
const longestQuery = 500

/** When to ask again for a page that cannot be had now. */
const retryAfterSeconds = '10'

/** The page depends on the visitor's day and on today's prices: shared caches must not keep it. */
export const ownOnly = 'private, no-cache'

/** Whether a page is the same for everybody who asks for its address. */
export function isForEverybody({ pathname, search }: URL): boolean {
  return !ownPages.has(pathname) && search.length <= longestQuery
}

/** Answers with a page that is made for this visitor: a preview's, or one of an address that is not the same for everybody. */
export async function ownPage(
  c: Context<SiteEnv>,
  asked: AskedPage,
  making: MakePageOptions,
): Promise<Response> {
  const { url, shell, remotes, needed, isLinked } = asked
  if (isLinked) c.header('x-robots-tag', 'noindex')
  const isEarly =
    !isLinked && !shell.renderer.isFull && isCertain(url) && making.assets.haveText(remotes, needed)
  return isEarly ? pageInTwo(c, asked, making) : answerPage(c, await makePage(asked, making))
}

/** Whether an address is answered 200 for any data: its page can be sent before it is rendered. */
export function isCertain({ pathname }: URL): boolean {
  return pathname === '/'
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
export function answerPage(c: Context<SiteEnv>, made: MadePage): Response {
  if (made.redirect !== null) return c.redirect(made.redirect, 302)
  c.set('inline', made.inline)
  if (made.status === 503) c.header('retry-after', retryAfterSeconds)
  return c.html(made.html, made.status as 200)
}
