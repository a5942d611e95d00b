import type { Context } from 'hono'
import type { SiteEnv } from '../callers/own-addresses.ts'

/** A cookie that only the storefront server reads, of the whole site. */
export function ownCookie(c: Context<SiteEnv>) {
  const secure = c.get('origin').startsWith('https:')
  return { httpOnly: true, sameSite: 'Lax', secure, path: '/' } as const
}
