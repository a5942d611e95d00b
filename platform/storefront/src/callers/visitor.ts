import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { ownCookie } from '../pages/asked-versions.ts'
import type { SiteEnv } from './own-addresses.ts'

const cookieName = 'visitor'
const bytes = 12
const lastsSeconds = 180 * 24 * 3600

/** The number that a server with this key gave the browser; null for a browser without one. */
export async function knownVisitor(c: Context, key: string): Promise<string | null> {
  const number = await getSignedCookie(c, key, cookieName)
  // Another of our cookies may be signed with the same key: its value is of another length.
  return number && Buffer.from(number, 'base64url').length === bytes ? number : null
}

/** A number for this browser, so that a canary is the same visitors each time; it says nothing about the person. */
export async function recognisedVisitor(c: Context<SiteEnv>, key: string): Promise<string> {
  const known = await knownVisitor(c, key)
  if (known) return known
  const number = randomBytes(bytes).toString('base64url')
  await setSignedCookie(c, cookieName, number, key, { ...ownCookie(c), maxAge: lastsSeconds })
  return number
}
