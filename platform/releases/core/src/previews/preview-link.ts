import { errors, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { fitting } from '../gate/gate.ts'
import { liveVersions, RegistryChangeError, shellName } from '../registry/registry-changes.ts'
import { versionsSchema } from '../schemas.ts'
import type { Place } from '../store/release-store.ts'

/** The versions that a preview link shows instead of the live ones, and until when. */
export type Preview = {
  versions: Record<string, string>
  expiresAt: Date
}

/** The longest a link may last, in hours. */
const longestHours = 14 * 24

const algorithm = 'HS256'
const shortestKey = 32

/** The key that previews are signed with, null where none is set. Throws a sentence for one that can be guessed. */
export function readPreviewKey(text: string | undefined): string | null {
  if (!text) return null
  if (text.length >= shortestKey) return text
  throw new Error(
    `PREVIEW_KEY is shorter than ${shortestKey} characters: make one with openssl rand -base64 32.`,
  )
}

/** When a link that is made now expires. Throws RegistryChangeError for a time that no link has. */
export function previewExpiry(hours: number, now = new Date()): Date {
  if (!(hours > 0 && hours <= longestHours))
    throw new RegistryChangeError(`A preview lasts up to ${longestHours} hours, not ${hours}.`)
  return new Date(now.getTime() + hours * 3_600_000)
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

function bytesOf(key: string): Uint8Array {
  return new TextEncoder().encode(key)
}

/** Where a preview is shown: the site's address, and the key that it knows links by. */
export type PreviewSite = { url: string; key: string }

/**
 * Signs a link that shows published versions beside what is live now, for so many hours. They pass the gate first, and
 * those of pull requests do too. Throws NotFitError, RegistryChangeError.
 */
export async function makePreview(
  place: Place,
  versions: Record<string, string>,
  hours: number,
  site: PreviewSite,
): Promise<{ url: string; expiresAt: Date }> {
  if (Object.keys(versions).length === 0)
    throw new RegistryChangeError('Nothing to preview: name a version, for example flights=1.1.0.')
  if (shellName in versions)
    throw new RegistryChangeError('The shell has no preview: give it to a few visitors (canary).')
  const expiresAt = previewExpiry(hours)
  await fitting(place, versions, { fromPullRequests: true })
  const tuple = { ...liveVersions(await place.registry.read()), ...versions }
  const url = await previewLink({ versions: tuple, expiresAt }, site.url, site.key)
  return { url, expiresAt }
}
