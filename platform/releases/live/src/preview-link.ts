import { versionsSchema } from '@storefront/contract/releases'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'

/** Versions that a preview link shows instead of the live ones, until it expires. */
export type Preview = { versions: Record<string, string>; expiresAt: Date }

const algorithm = 'HS256'
const bytesOf = (key: string) => new TextEncoder().encode(key)
const shortestKey = 32

/** The key that previews are signed with, null where none is set. Throws a sentence for one that can be guessed. */
export function readPreviewKey(text: string | undefined): string | null {
  if (!text) return null
  if (text.length >= shortestKey) return text
  throw new Error(
    `PREVIEW_KEY is shorter than ${shortestKey} characters: make one with openssl rand -base64 32.`,
  )
}

/** The address that shows a preview on a site. It holds on that site only. */
export async function previewLink(
  { versions, expiresAt }: Preview,
  site: string,
  key: string,
): Promise<string> {
  const { origin } = new URL(site)
  const token = await new SignJWT({ versions })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(origin)
    .setExpirationTime(expiresAt)
    .sign(bytesOf(key))
  return `${origin}/?preview=${token}`
}

const claims = v.object({ versions: versionsSchema, exp: v.number() })

/** The preview that a link's token names on a site; null where it is not ours, altered, of another site or expired. */
export async function readPreview(
  token: string,
  origin: string,
  key: string,
): Promise<Preview | null> {
  try {
    const { payload } = await jwtVerify(token, bytesOf(key), {
      algorithms: [algorithm],
      audience: origin,
    })
    const { versions, exp } = v.parse(claims, payload)
    return { versions, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof v.ValiError) return null
    throw error
  }
}

/** A site with previews: its address, and the key that it verifies links with. */
export type PreviewSite = { url: string; key: string }
