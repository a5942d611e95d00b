import { createHash, randomBytes } from 'node:crypto'
import type { RegisteredRemote, Registry } from '@storefront/contract'
import { appsOf, liveVersions, type Preview, readPreview, shellName } from '@storefront/releases'
import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { ServerConfig } from '../config.ts'
import { overridesCookie, ownCookie, previewName, visitorCookie } from '../own-cookies.ts'

export type PageVersions = {
  /** Null when no shell is known. */
  shell: string | null
  versions: Record<string, string>
  /** Requested versions in place of the live ones, for the badge. */
  overrides: Record<string, string>
  /** End of the preview; null for an expired or forged link, undefined without one. */
  previewUntil: string | null | undefined
}

/**
 * Chooses the versions of a page load: those of a preview, else the live ones with the visitor's canary. Where the
 * server allows it, the address or a cookie overrides them with known versions.
 */
export async function pageVersions(
  c: Context<SiteEnv>,
  registry: Registry,
  config: Pick<ServerConfig, 'allowOverrides' | 'cookieKey' | 'previewKey'>,
): Promise<PageVersions> {
  const preview = await requestedPreview(c, config.previewKey)
  if (preview && preview !== 'over') return previewed(preview, registry)
  const visitor = hasCanary(registry) ? await recognisedVisitor(c, config.cookieKey) : null
  const overrides = config.allowOverrides ? requestedOverrides(c, registry) : {}
  return {
    shell: shellVersionFor(registry, visitor),
    versions: { ...versionsFor(registry, visitor), ...overrides },
    overrides,
    previewUntil: preview ? null : undefined,
  }
}

function previewed({ versions, expiresAt }: Preview, registry: Registry): PageVersions {
  const live = liveVersions(registry)
  const others = Object.entries(versions).filter(([name, version]) => live[name] !== version)
  return {
    shell: shellVersionFor(registry, null),
    versions,
    overrides: Object.fromEntries(others),
    previewUntil: expiresAt.toISOString(),
  }
}

/** True with any canary. Only then a visitor needs a number. */
export function hasCanary(registry: Registry): boolean {
  return Object.values(appsOf(registry)).some(({ canary }) => canary !== undefined)
}

/**
 * Versions for a visitor; null gets the live ones. A canary takes visitors whose position for this remote is below its
 * percentage, so raising it keeps those who have it.
 */
export function versionsFor(registry: Registry, visitor: string | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => [
      name,
      versionFor(name, remote, visitor),
    ]),
  )
}

/** Version of the shell for a visitor; null when none is known. */
export function shellVersionFor({ shell }: Registry, visitor: string | null): string | null {
  return shell ? versionFor(shellName, shell, visitor) : null
}

function versionFor(name: string, { live, canary }: RegisteredRemote, visitor: string | null) {
  return canary && visitor !== null && positionOf(visitor, name) < canary.percent
    ? canary.version
    : live
}

/** Fixed position of a visitor from 0 to 100, different for each remote. */
function positionOf(visitor: string, remote: string): number {
  const digest = createHash('sha256').update(`${remote}:${visitor}`).digest()
  return (digest.readUInt32BE(0) / 0x1_0000_0000) * 100
}

const visitorBytes = 12
const visitorSeconds = 180 * 24 * 3600

/** Visitor number in the cookie if it is signed with `key`, else a new random one, so that a browser keeps its canary. */
async function recognisedVisitor(c: Context<SiteEnv>, key: string): Promise<string> {
  const known = await getSignedCookie(c, key, visitorCookie)
  // A value of another length is from another signed cookie.
  if (known && Buffer.from(known, 'base64url').length === visitorBytes) return known
  const number = randomBytes(visitorBytes).toString('base64url')
  await setSignedCookie(c, visitorCookie, number, key, { ...ownCookie(c), maxAge: visitorSeconds })
  return number
}

/** Time after the end of a preview in which a page reports it once, in seconds. */
const tellingSeconds = 7 * 24 * 3600

/** `?remote.flights=1.1.0`; an empty value ends the override. */
const overrideParameter = /^remote\.([\w-]+)$/

/** Preview of the address or the cookie; 'over' for an expired or forged link, null without one. */
async function requestedPreview(
  c: Context<SiteEnv>,
  key: string | null,
): Promise<Preview | 'over' | null> {
  if (!key) return null
  const saved = getCookie(c, previewName)
  const token = c.req.query(previewName) ?? saved
  const preview = token ? await readPreview(token, c.get('origin'), key) : null
  if (!preview || !token) {
    if (saved !== undefined) deleteCookie(c, previewName, ownCookie(c))
    return token ? 'over' : null
  }
  if (token !== saved) {
    const leftSeconds = Math.ceil((preview.expiresAt.getTime() - Date.now()) / 1000)
    setCookie(c, previewName, token, { ...ownCookie(c), maxAge: leftSeconds + tellingSeconds })
  }
  return preview
}

/** Known versions that the address or the cookie asks for. */
function requestedOverrides(c: Context<SiteEnv>, { remotes }: Registry): Record<string, string> {
  const saved = getCookie(c, overridesCookie) ?? ''
  const requested = Object.fromEntries(new URLSearchParams(saved))
  for (const [name, value] of Object.entries(c.req.query())) {
    const remote = overrideParameter.exec(name)?.[1]
    if (remote) requested[remote] = value
  }
  const known = Object.entries(requested).filter(
    ([name, version]) => Object.hasOwn(remotes, name) && remotes[name]?.versions.includes(version),
  )
  const text = String(new URLSearchParams(known))
  if (text !== saved) setCookie(c, overridesCookie, text, ownCookie(c))
  return Object.fromEntries(known)
}
