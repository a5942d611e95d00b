import { type IsoDate, utcOffsetCookie } from '@storefront/contract'
import { cancunDay, withoutTracking } from '@storefront/domain'
import { ownerOf } from '@storefront/federation/parts'
import { shellName } from '@storefront/releases'
import { type Admission, ConcurrencyLimit, callerOf, pass } from '@storefront/server'
import type { PageInput } from '@storefront/shell'
import type { Context, Handler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { ServerConfig } from '../config.ts'
import type { createMetrics } from '../operations/metrics.ts'
import { tracing } from '../operations/tracing.ts'
import type { LiveRemotes } from '../releases/live-remotes.ts'
import type { LiveShell } from '../releases/live-shell.ts'
import type { OpenShell } from '../rendering/open-shell.ts'
import { isComplete } from '../rendering/page-renderer.ts'
import { madePage } from './made-page.ts'
import { answerPage, answerShared, busyPage, ownOnly } from './page-answer.ts'
import { isCacheable, PageCache, pageKey, pageTags, SharedPage } from './page-cache.ts'
import { hasCanary, pageVersions } from './page-versions.ts'

export type PageRouteOptions = {
  config: ServerConfig
  shells: LiveShell
  liveRemotes: LiveRemotes
  /** Null for a provider without a revision. */
  catalogueRevision: () => number | null
  metrics: Pick<ReturnType<typeof createMetrics>, 'refused' | 'startRender'> | null
}

/** Share of pages that report web vitals. With a canary all pages do. */
const defaultMeasuredShare = 0.05

/** Allows eight times as many cache look-ups as renders. */
const lookUpsPerRender = 8

/** Answers all addresses of pages. `admit` runs before any work on a request. */
export function pageRoute(options: PageRouteOptions): {
  answer: Handler<SiteEnv>
  admit: Admission
} {
  const { config, catalogueRevision, metrics } = options
  const { trustProxy } = config
  // Overrides of QA make pages differ, so pages are not shared with them.
  const isShared = config.pageCacheSeconds > 0 && !config.dev && !config.allowOverrides
  const cache = isShared ? new PageCache(config.pageCacheSeconds) : null
  const maxRenders = config.dev ? Number.POSITIVE_INFINITY : config.maxRenders
  const renders = new ConcurrencyLimit(maxRenders)
  const lookUps = new ConcurrencyLimit(lookUpsPerRender * maxRenders)
  const roomFor = (address: URL) => (cache?.knows(address) ? lookUps : renders)
  const admit: Admission = (request) => {
    const caller = callerOf(request, trustProxy)
    if (!renders.refuses(caller) && !lookUps.refuses(caller)) return pass
    const url = URL.parse(request.url ?? '', 'http://localhost')
    if (!url || !roomFor(withoutTracking(url)).refuses(caller)) return pass
    metrics?.refused()
    return busyPage()
  }
  const answer: Handler<SiteEnv> = async (c) => {
    const caller = callerOf(c, trustProxy)
    const address = withoutTracking(new URL(c.req.url))
    const room = roomFor(address)
    const entered = room.enter(caller)
    if (!entered) return busyPage()
    const isPublic = cache !== null && isCacheable(address)
    if (isPublic) cache.expect(address)
    let leave: (() => void) | null = entered
    try {
      const agencyDay = cancunDay(new Date())
      const requested = await requestedPage(
        c,
        isShared ? address : new URL(c.req.url),
        agencyDay,
        options,
      )
      const { url, shell, app, input } = requested
      const { today, remotes, previewUntil, origin } = input
      c.set('app', app)
      // True for a preview link, also an expired one.
      const isLinked = previewUntil !== undefined
      const tags = pageTags({ shell: shell.version, remotes, catalogue: catalogueRevision() })
      const key = isPublic && !isLinked ? pageKey({ origin, url, today, tags }) : null
      const isDefault = !requested.hasCanary && today === agencyDay
      const cdnTags = isDefault ? tags : null
      const current = key && cache?.current(key)
      if (room === lookUps || current) leave()
      if (current) return answerShared(c, await current, cdnTags)
      if (room === lookUps) leave = renders.enter(caller)
      if (!leave) {
        c.header('cache-control', 'no-store')
        const last = key && cache?.last(key)
        return last ? answerPage(c, last, 503) : busyPage()
      }

      if (isLinked) c.header('x-robots-tag', 'noindex')
      c.header('cache-control', !key && (cache || isLinked) ? 'no-store' : ownOnly)
      const make = () => made(requested, options)
      const page = await ((key && cache?.make(key, url, make)) || make()).finally(leave)
      return key ? answerShared(c, page, cdnTags) : answerPage(c, page)
    } catch (error) {
      leave?.()
      throw error
    }
  }
  return { answer, admit }
}

/** A requested page: its address, its shell, and its releases. */
type RequestedPage = {
  url: URL
  shell: OpenShell
  /** Remote that owns the page, else the shell. */
  app: string
  hasCanary: boolean
  input: PageInput
}

/** Resolves the versions of a requested page. */
async function requestedPage(
  c: Context<SiteEnv>,
  url: URL,
  agencyDay: IsoDate,
  { config, shells, liveRemotes, metrics }: PageRouteOptions,
): Promise<RequestedPage> {
  // Reads a change first. This page shows it if its shell is already open.
  await liveRemotes.registry()
  const { shell: live, canary, registry } = shells.current
  const isSplit = hasCanary(registry)
  const isOneForAll = !isSplit && !config.previewKey && !config.allowOverrides
  const requested = isOneForAll ? null : await pageVersions(c, registry, config)
  const { remotes, isIncomplete } = await liveRemotes.remotes(registry, requested?.versions)
  const shell = canary && canary.version === requested?.shell ? canary : live
  // With a canary every page reports, so that both versions have figures.
  const measuredShare = isSplit ? 1 : defaultMeasuredShare
  return {
    url,
    shell,
    app: ownerOf(url.pathname, remotes) ?? shellName,
    hasCanary: isSplit,
    input: {
      url: url.href,
      origin: c.get('origin'),
      agency: config.agency,
      shell: shell.version,
      remotes,
      isIncomplete: isIncomplete || undefined,
      overrides: requested?.overrides ?? {},
      previewUntil: requested?.previewUntil,
      today: visitorDay(c, new Date()) ?? agencyDay,
      isMeasured: metrics !== null && Math.random() < measuredShare,
      apiBase: `${config.providerUrl}/api/v1`,
      callHeaders: { 'x-request-id': c.get('requestId') },
    },
  }
}

const msPerMinute = 60_000

/** Range of time zones, in minutes east of UTC. */
const [westmost, eastmost] = [-12 * 60, 14 * 60]

/** Calendar day of the visitor, from a cookie; null without it. */
export function visitorDay(c: Context, now: Date): IsoDate | null {
  const text = getCookie(c, utcOffsetCookie)
  const offset = text && /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(offset >= westmost && offset <= eastmost)) return null
  return new Date(now.getTime() + offset * msPerMinute).toISOString().slice(0, 10)
}

/** Has a thread make a page, else leaves it to the browser. */
function made(
  { shell, app, input }: RequestedPage,
  { metrics }: PageRouteOptions,
): Promise<SharedPage> {
  return tracing.span('render', async ({ headers, note }) => {
    const callHeaders = { ...headers, ...input.callHeaders }
    const end = metrics?.startRender(app)
    const page = await shell.renderer.render({ ...input, callHeaders })
    end?.(isComplete(page))
    // Traces have screens instead of the address.
    const screens = page && 'screens' in page ? page.screens : []
    note({ 'storefront.screens': screens.map(({ remote, screen }) => `${remote}/${screen}`) })
    return new SharedPage(madePage(page, shell.empty, input))
  })
}
