import { utcOffsetCookie } from '@storefront/contract'
import type { Context } from 'hono'
import type { SiteEnv } from './callers/own-addresses.ts'

/** Random number that keeps a visitor in the same canaries. */
export const visitorCookie = 'visitor'

/** Signed token of a preview; also the parameter `?preview=<token>`. An empty value ends the preview. */
export const previewName = 'preview'

/** Versions that QA opened. */
export const overridesCookie = 'remotes'

/** Key of the travellers that this server stores. */
export const draftsCookie = 'travellers'

export const ownCookies = [
  visitorCookie,
  previewName,
  overridesCookie,
  draftsCookie,
  utcOffsetCookie,
]

/** Options of a cookie that no script reads. */
export function ownCookie(c: Context<SiteEnv>, path = '/') {
  const secure = c.get('origin').startsWith('https:')
  return { httpOnly: true, sameSite: 'Lax', secure, path } as const
}
