import { type Preview, readPreview } from '@storefront/releases'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { SiteEnv } from '../callers/own-addresses.ts'
import { ownCookie } from './own-cookie.ts'

/** Cookie and parameter: `?preview=<token>`; with an empty value the preview ends. */
const name = 'preview'

/** The cookie outlives its link so that the visitor is told once that it is over, in seconds. */
const tellingSeconds = 7 * 24 * 3600

/**
 * The preview that the address, or an earlier one, shows this visitor; 'over' where its link expired or is not ours, null
 * where nobody asks for one.
 */
export async function askedPreview(
  c: Context<SiteEnv>,
  key: string | null,
): Promise<Preview | 'over' | null> {
  if (!key) return null
  const kept = getCookie(c, name)
  const token = c.req.query(name) ?? kept
  const preview = token ? await readPreview(token, c.get('origin'), key) : null
  if (!preview || !token) {
    if (kept !== undefined) deleteCookie(c, name, ownCookie(c))
    return token ? 'over' : null
  }
  if (token !== kept) {
    const leftSeconds = Math.ceil((preview.expiresAt.getTime() - Date.now()) / 1000)
    setCookie(c, name, token, { ...ownCookie(c), maxAge: leftSeconds + tellingSeconds })
  }
  return preview
}
