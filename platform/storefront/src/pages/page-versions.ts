import { createHash, randomBytes } from 'node:crypto'
import type { RegisteredRemote, Registry } from '@storefront/contract'
import { appsOf, liveVersions, type Preview, readPreview, shellName } from '@storefront/releases'
import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { ServerConfig } from '../config.ts'

/** The versions of one page load: one tuple, kept until the next load. */
export type PageVersions = {
  /** The shell's; null where none is known. */
  shell: string | null
  versions: Record<string, string>
  /** Versions that the visitor asked for instead of the live ones; shown on a badge. */
  overrides: Record<string, string>
  /** When their preview ends; null for a link that is over, undefined without one. */
  previewUntil: string | null | undefined
}

/**
 * Chooses the versions for a page load: a preview's own tuple; else what is live, a canary for its share of the visitors,
 * and, where the server allows it, what the address or an earlier one asks for: only versions that the registry knows.
 */
export async function pageVersions(
  c: Context<SiteEnv>,
  registry: Registry,
  config: Pick<ServerConfig, 'allowOverrides' | 'cookieKey' | 'previewKey'>,
): Promise<PageVersions> {
  const preview = await askedPreview(c, config.previewKey)
  if (preview && preview !== 'over') return previewed(preview, registry)
  const visitor = hasCanary(registry) ? await recognisedVisitor(c, config.cookieKey) : null
  const overrides = config.allowOverrides ? askedOverrides(c, registry) : {}
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

/** True when the shell or any remote has a canary: only then must a visitor be recognised. */
export function hasCanary(registry: Registry): boolean {
  return Object.values(appsOf(registry)).some(({ canary }) => canary !== undefined)
}

/**
 * The tuple of versions that one visitor's page load gets. A canary takes the visitors whose number for this remote
 * is below its percentage: 0 % is no visitor, and raising it keeps those who have it. `visitor` null gets what is live.
 */
export function versionsFor(registry: Registry, visitor: string | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => [
      name,
      versionFor(name, remote, visitor),
    ]),
  )
}

/** The version of the shell that one visitor's page load gets; null where none is known. `visitor` null gets what is live. */
export function shellVersionFor({ shell }: Registry, visitor: string | null): string | null {
  return shell ? versionFor(shellName, shell, visitor) : null
}

function versionFor(name: string, { live, canary }: RegisteredRemote, visitor: string | null) {
  return canary && visitor !== null && positionOf(visitor, name) < canary.percent
    ? canary.version
    : live
}

/** A visitor's fixed place between 0 and 100 for one remote, independent of versions and of other remotes. */
function positionOf(visitor: string, remote: string): number {
  const digest = createHash('sha256').update(`${remote}:${visitor}`).digest()
  return (digest.readUInt32BE(0) / 0x1_0000_0000) * 100
}

const visitorCookie = 'visitor'
const visitorBytes = 12
const visitorSeconds = 180 * 24 * 3600

/** The number that a server with this key gave the browser; null for a browser without one. */
async function knownVisitor(c: Context, key: string): Promise<string | null> {
  const number = await getSignedCookie(c, key, visitorCookie)
  // Another cookie is signed with the same key: its value has another length.
  return number && Buffer.from(number, 'base64url').length === visitorBytes ? number : null
}

/** A number for this browser, so that a canary is the same visitors each time; it says nothing about the person. */
async function recognisedVisitor(c: Context<SiteEnv>, key: string): Promise<string> {
  const known = await knownVisitor(c, key)
  if (known) return known
  const number = randomBytes(visitorBytes).toString('base64url')
  await setSignedCookie(c, visitorCookie, number, key, { ...ownCookie(c), maxAge: visitorSeconds })
  return number
}

/** Cookie and parameter of a preview, `?preview=<token>`; with an empty value the preview ends. */
const previewName = 'preview'

/** Time that the cookie outlives its link, so that the page can say once that the preview has ended, in seconds. */
const tellingSeconds = 7 * 24 * 3600

const overridesCookie = 'remotes'

/** `?remote.flights=1.1.0`; with an empty value the override ends. */
const overrideParameter = /^remote\.([\w-]+)$/

/**
 * The preview that this request asks for, by its address or its cookie; 'over' for a link that expired or is not ours, null
 * without one.
 */
async function askedPreview(
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
function askedOverrides(c: Context<SiteEnv>, { remotes }: Registry): Record<string, string> {
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
function ownCookie(c: Context<SiteEnv>) {
  const secure = c.get('origin').startsWith('https:')
  return { httpOnly: true, sameSite: 'Lax', secure, path: '/' } as const
}
