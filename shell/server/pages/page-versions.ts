import { randomBytes } from 'node:crypto'
import type { Registry } from '@storefront/contract'
import {
  hasCanary,
  liveVersions,
  type Preview,
  shellVersionFor,
  versionsFor,
} from '@storefront/releases'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { SiteEnv } from '../callers/own-addresses.ts'
import { ownCookie } from './own-cookie.ts'

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
  /** What somebody asked for instead of what is live; shown on a badge. */
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
