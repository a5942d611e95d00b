import { cancunDay, withoutTracking } from '@storefront/domain'
import { hasCanary } from '@storefront/releases'
import type { Context, Handler } from 'hono'
import { stream } from 'hono/streaming'
import { neededExposes } from '../../src/remotes/needed-exposes.ts'
import { keyOf } from '../../src/remotes/remote-modules.ts'
import type { RenderedPage } from '../../src/server.tsx'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { ServerConfig } from '../config.ts'
import { brokenRemotes, currentFaults, earlierVersions } from '../operations/chaos.ts'
import { withCrashes } from '../operations/crashes.ts'
import { tracing } from '../operations/tracing.ts'
import { forBrowser } from '../releases/for-browser.ts'
import type { LiveRemotesReader } from '../releases/live-remotes.ts'
import type { LiveShell } from '../releases/live-shell.ts'
import { isWhole } from '../rendering/whole-page.ts'
import { answerPage, answerShared, ownOnly } from './answer-page.ts'
import { askedPreview } from './asked-preview.ts'
import type { PageAssets, Shown } from './page-assets.ts'
import { type MadePage, PageCache } from './page-cache.ts'
import { inlineOf, pageHtml, pageRest, pageStart } from './page-html.ts'
import { pageVersions } from './page-versions.ts'
import { forFronts, isForEverybody, pageKey, pageTags } from './shared-pages.ts'
import { viewsOf } from './team-views.ts'
import { visitorDay } from './visitor-day.ts'

export type PageRouteOptions = {
  config: ServerConfig
  shells: LiveShell
  liveRemotes: LiveRemotesReader
  assets: PageAssets
  /** Which catalogue the provider's answers are from; null where it does not say. */
  catalogueRevision: () => number | null
}

type Page = Exclude<RenderedPage, { redirect: string }>

/** Of the pages as many tell their vitals while there is no canary, where somebody asks for them. */
const usualMeasuredShare = 0.05

/** Answers every address that is no file with its page. */
export function pageRoute(options: PageRouteOptions): Handler<SiteEnv> {
  const { config, shells, liveRemotes, assets, catalogueRevision } = options
  const { agency, pageCacheSeconds: seconds } = config
  // Tests and QA look at pages that nobody else gets.
  const isShared = seconds > 0 && !config.dev && !config.chaos && !config.allowOverrides
  const measuredShare = config.reports ? usualMeasuredShare : 0
  const cache = isShared ? new PageCache(seconds) : null
  return async (c) => {
    const asked = new URL(c.req.url)
    // What is kept is also made without what its key leaves out.
    const url = cache ? withoutTracking(asked) : asked
    const { shell: live, canary, registry } = await shells.forPage()
    const linked = await askedPreview(c, config.previewKey)
    const preview = linked === 'over' ? null : linked
    const {
      shell: wanted,
      versions,
      overrides,
    } = pageVersions(c, registry, config.allowOverrides || config.chaos, preview)
    const shell = canary && canary.version === wanted ? canary : live
    const { renderer } = shell
    const found = await liveRemotes.remotes(versions, registry)
    const released = config.chaos
      ? await withCrashes(currentFaults(c), found.remotes, config.releases)
      : found.remotes
    const remotes = { ...released, ...config.dev?.remotes }
    const isIncomplete = found.isIncomplete || undefined
    const excluded = config.chaos ? brokenRemotes(c, Object.keys(remotes)) : []
    const today = visitorDay(c, new Date())
    const apiBase = `${config.providerUrl}/api/v1`
    const input = { url: url.href, remotes, isIncomplete, agency, today, apiBase, overrides }
    const render = () =>
      tracing.span('render', async ({ headers, note }) => {
        const callHeaders = { ...headers, 'x-request-id': c.get('requestId') }
        const page = await renderer.render({ ...input, callHeaders }, excluded)
        note({ 'storefront.screens': screensOf(page) })
        return page
      })
    // What could not be rendered here is hinted at all the same: the browser needs it all the sooner.
    const needed = config.dev
      ? []
      : neededExposes(url, remotes).map(({ remote, expose }) => keyOf(remote, expose))

    const start = async (shown: Shown) => ({
      shell: shell.files,
      assets: await assets.list(remotes, needed, shown),
    })
    const previewUntil = linked === 'over' ? null : preview?.expiresAt.toISOString()
    const chaos = config.chaos
      ? { faults: currentFaults(c), earlier: earlierVersions(registry) }
      : undefined
    // A canary and what it is compared with: always.
    const isMeasured = hasCanary(registry) || Math.random() < measuredShare
    const views = viewsOf(url, { overrides, previewUntil, chaos }, isMeasured)
    const rest = (page: Page | null) => {
      const boot = page?.boot ?? { mounted: null, rendered: [], hydration: null }
      return {
        origin: c.get('origin'),
        pathname: url.pathname,
        agency,
        shell: shell.files,
        boot: {
          agency,
          shell: shell.version,
          remotes: forBrowser(remotes, boot.rendered),
          isIncomplete,
          overrides,
          previewUntil,
          chaos,
          today,
          ...boot,
        },
        views,
        content: page?.html ?? '',
        head: page?.head ?? null,
      }
    }

    const make = async (): Promise<MadePage> => {
      const isBusy = renderer.isFull
      const page = isBusy ? renderer.last(input) : await render()
      if (page && 'redirect' in page) return leadingTo(page.redirect)
      const shown = { rendered: page?.boot.rendered ?? [], screens: page?.screens ?? [] }
      const parts = await start(shown)
      const status = isBusy ? 503 : (page?.status ?? 200)
      return {
        redirect: null,
        html: pageHtml({ ...parts, ...rest(page) }),
        status,
        inline: inlineOf(parts),
        isKeepable: status === 200 && isWhole(page, needed) && !isIncomplete,
      }
    }

    if (linked) {
      c.header('cache-control', 'no-store')
      c.header('x-robots-tag', 'noindex')
      return answerPage(c, await make())
    }
    if (cache && isForEverybody(url)) {
      const isUsual = !hasCanary(registry) && today === cancunDay(new Date())
      const tags = pageTags({ shell: shell.version, remotes, catalogue: catalogueRevision() })
      const page = await cache.page(pageKey({ origin: c.get('origin'), url, today, tags }), make)
      return answerShared(c, page, isUsual ? forFronts(tags) : null)
    }
    c.header('cache-control', cache ? 'no-store' : ownOnly)
    if (!renderer.isFull && isCertain(url) && assets.haveText(remotes, needed)) {
      const parts = await start({ rendered: needed, screens: [] })
      c.set('inline', inlineOf(parts))
      return inTwoParts(c, pageStart(parts), async () => pageRest(rest(asPage(await render()))))
    }
    return answerPage(c, await make())
  }
}

/** Whether an address is answered 200 whatever its data say: it can be sent before it is rendered. */
export function isCertain({ pathname }: URL): boolean {
  return pathname === '/'
}

function leadingTo(redirect: string): MadePage {
  return { redirect, html: '', status: 302, inline: { scripts: [], styles: [] }, isKeepable: false }
}

/** Which screens a page shows, `hotels/ResultsScreen`: what traces say in place of its address. */
function screensOf(page: RenderedPage | null): string[] {
  return (asPage(page)?.screens ?? []).map(({ remote, screen }) => `${remote}/${screen}`)
}

function asPage(page: RenderedPage | null): Page | null {
  return page && 'redirect' in page ? null : page
}

/** Sends the start of a page at once, so that its styles and its font are on their way while it is rendered. */
function inTwoParts(c: Context<SiteEnv>, first: string, rest: () => Promise<string>): Response {
  c.header('content-type', 'text/html; charset=UTF-8')
  // Neither compression nor a server in front may wait for the whole.
  c.header('x-accel-buffering', 'no')
  return stream(c, async (out) => {
    await out.write(first)
    await out.write(await rest())
  })
}
