import type { IsoDate, Registry } from '@storefront/contract'
import { cancunDay, withoutTracking } from '@storefront/domain'
import { type Preview, readPreview } from '@storefront/releases'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { BootData } from '../../src/page/boot-data.ts'
import { utcOffsetCookie } from '../../src/page/utc-offset.ts'
import { keyOf, neededExposes } from '../../src/remotes/page-remotes.ts'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { ServerConfig } from '../config.ts'
import { brokenRemotes, currentFaults, earlierVersions } from '../operations/chaos.ts'
import { withCrashes } from '../operations/crashes.ts'
import type { LiveRemotes, LiveRemotesReader } from '../releases/live-remotes.ts'
import type { LiveShell } from '../releases/live-shell.ts'
import type { OpenShell } from '../rendering/open-shell.ts'
import { hasCanary, ownCookie, pageVersions } from './page-versions.ts'

/** Cookie and parameter of a preview, `?preview=<token>`; with an empty value the preview ends. */
const previewName = 'preview'

/** How long the cookie is kept after its link expired, so that the page can say once that the preview has ended; in seconds. */
const tellingSeconds = 7 * 24 * 3600

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
  remotes: LiveRemotes
  /** Whether some live remotes cannot be read now. */
  isIncomplete: true | undefined
  /** Whether a canary is running. */
  hasCanary: boolean
  /** Remotes whose part is left to the browser. */
  excluded: string[]
  /** Parts of remotes (`flights/routes`) that the page consists of; none where the shell is served from source. */
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
  const allowOverrides = config.allowOverrides || config.chaos
  const wanted = pageVersions(c, registry, allowOverrides, preview)
  const found = await liveRemotes.remotes(wanted.versions, registry)
  const broken = config.chaos ? await breakage(c, registry, found.remotes, config.releases) : null
  const remotes = { ...(broken?.remotes ?? found.remotes), ...config.dev?.remotes }
  // What could not be rendered here is preloaded all the same: the browser needs it sooner.
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

/** Faults that the chaos panel set for this browser. */
async function breakage(c: Context, registry: Registry, remotes: LiveRemotes, releases: string) {
  const faults = currentFaults(c)
  return {
    remotes: await withCrashes(faults, remotes, releases),
    excluded: brokenRemotes(faults, Object.keys(remotes)),
    chaos: { faults, earlier: earlierVersions(registry) },
  }
}

/** The visitor's calendar day as an earlier page of theirs told it; the agency's until one has (readings). */
export function visitorDay(c: Context, now: Date): IsoDate {
  const text = getCookie(c, utcOffsetCookie)
  const offset = text && /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(offset >= westmost && offset <= eastmost)) return cancunDay(now)
  return new Date(now.getTime() + offset * msPerMinute).toISOString().slice(0, 10)
}

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
