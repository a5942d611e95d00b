import { createHash, randomBytes } from 'node:crypto'
import type { RegisteredRemote, Registry } from '@storefront/contract'
import { appsOf, liveVersions, type Preview, shellName } from '@storefront/releases'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { SiteEnv } from '../callers/own-addresses.ts'

/** Tells the visitors of a canary from the others. */
export const visitorCookie = 'visitor'
const overridesCookie = 'remotes'

/** `?remote.flights=1.1.0`; with an empty value the override ends. */
const overrideParameter = /^remote\.([\w-]+)$/

/** The versions of one page load: one tuple, kept until the next load. */
export type PageVersions = {
  /** The shell's; null where none is known. */
  shell: string | null
  versions: Record<string, string>
  /** Versions that the visitor asked for instead of the live ones; shown on a badge. */
  overrides: Record<string, string>
}

/**
 * Chooses the versions for a page load: a preview's own tuple; else what is live, a canary for its share of the visitors,
 * and, where the server allows it, what the address or an earlier one asks for: only versions that the registry knows.
 */
export function pageVersions(
  c: Context<SiteEnv>,
  registry: Registry,
  allowOverrides: boolean,
  preview: Preview | null = null,
): PageVersions {
  if (preview) return previewed(preview, registry)
  const visitor = hasCanary(registry) ? recognised(c) : null
  const overrides = allowOverrides ? knownOnly(asked(c), registry) : {}
  if (allowOverrides) remember(c, overrides)
  const versions = { ...versionsFor(registry, visitor), ...overrides }
  return { shell: shellVersionFor(registry, visitor), versions, overrides }
}

function previewed({ versions }: Preview, registry: Registry): PageVersions {
  const live = liveVersions(registry)
  const others = Object.entries(versions).filter(([name, version]) => live[name] !== version)
  return {
    shell: shellVersionFor(registry, null),
    versions,
    overrides: Object.fromEntries(others),
  }
}

/** Whether the shell or any remote has a canary: only then a visitor has to be recognised. */
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

/** A number for this browser, so that a canary is the same visitors each time; it says nothing about the person. */
function recognised(c: Context<SiteEnv>): string {
  const known = getCookie(c, visitorCookie)
  if (known) return known
  const visitor = randomBytes(12).toString('base64url')
  setCookie(c, visitorCookie, visitor, { ...ownCookie(c), maxAge: 180 * 24 * 3600 })
  return visitor
}

function asked(c: Context): Record<string, string> {
  const wanted: Record<string, string> = parse(getCookie(c, overridesCookie) ?? '')
  for (const [name, value] of Object.entries(c.req.query())) {
    const remote = overrideParameter.exec(name)?.[1]
    if (remote) wanted[remote] = value
  }
  return wanted
}

function knownOnly(wanted: Record<string, string>, { remotes }: Registry): Record<string, string> {
  const known = Object.entries(wanted).filter(([name, version]) =>
    remotes[name]?.versions.includes(version),
  )
  return Object.fromEntries(known)
}

function remember(c: Context<SiteEnv>, overrides: Record<string, string>): void {
  const text = Object.entries(overrides)
    .map((pair) => pair.join('@'))
    .join('~')
  if (text === (getCookie(c, overridesCookie) ?? '')) return
  setCookie(c, overridesCookie, text, ownCookie(c))
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
