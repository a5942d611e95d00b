import { createHash } from 'node:crypto'
import type { IsoDate, RegisteredRemote, Registry } from '@storefront/contract'
import { cancunDay, withoutTracking } from '@storefront/domain'
import { appsOf, liveVersions, type Preview, shellName } from '@storefront/releases'
import type { BootData } from '@storefront/shell'
import { keyOf, neededExposes, type Remotes, utcOffsetCookie } from '@storefront/shell'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SiteEnv } from '../callers/own-addresses.ts'
import { recognisedVisitor } from '../callers/visitor.ts'
import type { ServerConfig } from '../config.ts'
import { breakage } from '../operations/chaos.ts'
import type { LiveRemotesReader } from '../releases/live-remotes.ts'
import type { LiveShell } from '../releases/live-shell.ts'
import type { OpenShell } from '../rendering/open-shell.ts'
import { askedOverrides, askedPreview } from './asked-versions.ts'

const msPerMinute = 60_000

/** Clocks are between 12 hours behind UTC and 14 ahead, in minutes. */
const [westmost, eastmost] = [-12 * 60, 14 * 60]

/** A page as one visitor asks for it: its address, and the releases that it is made from. */
export type AskedPage = {
  url: URL
  /** Origin that the visitor asked for. */
  origin: string
  requestId: string
  shell: OpenShell
  remotes: Remotes
  /** Whether some live remotes cannot be read now. */
  isIncomplete: true | undefined
  /** Whether a canary is running. */
  hasCanary: boolean
  /** Remotes whose part is left to the browser. */
  excluded: string[]
  /** Exposes (`flights/routes`) that the page shows; none when the shell runs from source. */
  needed: string[]
  /** The visitor's calendar day. */
  today: IsoDate
  /** Whether the request comes from a preview's link, also an expired one. */
  isLinked: boolean
} & Pick<BootData, 'overrides' | 'previewUntil' | 'chaos'>

export type AskedPageOptions = {
  config: ServerConfig
  shells: LiveShell
  liveRemotes: LiveRemotesReader
  /** Whether others may get the same page: parameters of advertisements are then no part of its address. */
  isShared: boolean
}

/** Reads from a request which page is asked for, with which versions. */
export async function askedPage(
  c: Context<SiteEnv>,
  { config, shells, liveRemotes, isShared }: AskedPageOptions,
): Promise<AskedPage> {
  const asked = new URL(c.req.url)
  const url = isShared ? withoutTracking(asked) : asked
  const { shell: live, canary, registry } = await shells.forPage()
  const linked = await askedPreview(c, config.previewKey)
  const preview = linked === 'over' ? null : linked
  const wanted = await pageVersions(c, registry, config, preview)
  const found = await liveRemotes.remotes(wanted.versions, registry)
  const broken = config.chaos ? await breakage(c, registry, found.remotes, config.releases) : null
  const remotes = { ...(broken?.remotes ?? found.remotes), ...config.dev?.remotes }
  // Exposes that the server does not render are preloaded too: the browser needs them first.
  const needed = neededExposes(url, remotes).map(({ remote, expose }) => keyOf(remote, expose))
  return {
    url,
    origin: c.get('origin'),
    requestId: c.get('requestId'),
    shell: canary && canary.version === wanted.shell ? canary : live,
    remotes,
    isIncomplete: found.isIncomplete || undefined,
    hasCanary: hasCanary(registry),
    excluded: broken?.excluded ?? [],
    needed: config.dev ? [] : needed,
    today: visitorDay(c, new Date()),
    isLinked: linked !== null,
    overrides: wanted.overrides,
    previewUntil: linked === 'over' ? null : preview?.expiresAt.toISOString(),
    chaos: broken?.chaos,
  }
}

/** The visitor's calendar day from the cookie of an earlier page; the agency's without it. */
export function visitorDay(c: Context, now: Date): IsoDate {
  const text = getCookie(c, utcOffsetCookie)
  const offset = text && /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(offset >= westmost && offset <= eastmost)) return cancunDay(now)
  return new Date(now.getTime() + offset * msPerMinute).toISOString().slice(0, 10)
}

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
export async function pageVersions(
  c: Context<SiteEnv>,
  registry: Registry,
  config: Pick<ServerConfig, 'allowOverrides' | 'chaos' | 'cookieKey'>,
  preview: Preview | null,
): Promise<PageVersions> {
  if (preview) return previewed(preview, registry)
  const visitor = hasCanary(registry) ? await recognisedVisitor(c, config.cookieKey) : null
  const overrides = config.allowOverrides || config.chaos ? askedOverrides(c, registry) : {}
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
