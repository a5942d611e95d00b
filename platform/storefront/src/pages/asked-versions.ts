import type { Registry } from '@storefront/contract'
import { type Preview, readPreview } from '@storefront/releases'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { SiteEnv } from '../callers/own-addresses.ts'

/** Cookie and parameter of a preview, `?preview=<token>`; with an empty value the preview ends. */
const previewName = 'preview'

/** How long the cookie is kept after its link expired, so that the page can say once that the preview has ended; in seconds. */
const tellingSeconds = 7 * 24 * 3600

const overridesCookie = 'remotes'

/** `?remote.flights=1.1.0`; with an empty value the override ends. */
const overrideParameter = /^remote\.([\w-]+)$/

/**
 * The preview that this request asks for, by its address or its cookie; 'over' for a link that expired or is not ours, null
 * without one.
 */
export async function askedPreview(
  c: Context<SiteEnv>,
  key: string | null,
): Promise<Preview | 'over' | null> {
  if (!key) return null
  const kept = getCookie(c, previewName)
  const token = c.req.query(previewName) ?? kept
  const preview = token ? await readPreview(token, c.get('origin'), key) : null
  if (!preview || !token) {
    if (kept !== undefined) deleteCookie(c, previewName, ownCookie(c))
    return token ? 'over' : null
  }
  if (token !== kept) {
    const leftSeconds = Math.ceil((preview.expiresAt.getTime() - Date.now()) / 1000)
    setCookie(c, previewName, token, { ...ownCookie(c), maxAge: leftSeconds + tellingSeconds })
  }
  return preview
}

/** The versions that the address or an earlier one asks for in place of the live ones: only those that the registry knows. */
export function askedOverrides(c: Context<SiteEnv>, { remotes }: Registry): Record<string, string> {
  const wanted = parse(getCookie(c, overridesCookie) ?? '')
  for (const [name, value] of Object.entries(c.req.query())) {
    const remote = overrideParameter.exec(name)?.[1]
    if (remote) wanted[remote] = value
  }
  const known = Object.entries(wanted).filter(([name, version]) =>
    remotes[name]?.versions.includes(version),
  )
  const text = known.map((pair) => pair.join('@')).join('~')
  if (text !== (getCookie(c, overridesCookie) ?? ''))
    setCookie(c, overridesCookie, text, ownCookie(c))
  return Object.fromEntries(known)
}

function parse(text: string): Record<string, string> {
  const pairs = text.split('~').map((pair) => pair.split('@'))
  return Object.fromEntries(
    pairs.flatMap(([name, version, ...rest]) =>
      name !== undefined && version !== undefined && rest.length === 0 ? [[name, version]] : [],
    ),
  )
}

/** A cookie that only the storefront server reads, of the whole site. */
export function ownCookie(c: Context<SiteEnv>) {
  const secure = c.get('origin').startsWith('https:')
  return { httpOnly: true, sameSite: 'Lax', secure, path: '/' } as const
}
