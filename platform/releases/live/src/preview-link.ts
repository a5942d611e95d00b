import { versionsSchema } from '@storefront/contract/releases'
import * as v from 'valibot'

/** Versions that a preview link shows until it expires. */
export type Preview = { versions: Record<string, string>; expiresAt: Date }

const algorithm = 'HS256'
const bytesOf = (key: string) => new TextEncoder().encode(key)
const shortestKey = 32

/** Key that signs preview links, null if none is set. Throws a sentence if it is too short. */
export function readPreviewKey(text: string | undefined): string | null {
  if (!text) return null
  if (text.length >= shortestKey) return text
  throw new Error(
    `PREVIEW_KEY is shorter than ${shortestKey} characters: make one with openssl rand -base64 32.`,
  )
}

/** Loaded on use, because most commands and most pages need no preview. */
const jose = () => import('jose')

/** Signs the address of a preview, valid on this site only. */
export async function previewLink(
  { versions, expiresAt }: Preview,
  site: string,
  key: string,
): Promise<string> {
  const { origin } = new URL(site)
  const { SignJWT } = await jose()
  const token = await new SignJWT({ versions })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(origin)
    .setExpirationTime(expiresAt)
    .sign(bytesOf(key))
  return `${origin}/?preview=${token}`
}

const claims = v.object({ versions: versionsSchema, exp: v.number() })

/** Reads the token of a link. Null if it is altered, expired, of another site or not signed with `key`. */
export async function readPreview(
  token: string,
  origin: string,
  key: string,
): Promise<Preview | null> {
  const { errors, jwtVerify } = await jose()
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

/** Address of a site, and the key that it verifies preview links with. */
export type PreviewSite = { url: string; key: string }
