import type { Agency, BuiltOn, LiveRemote } from '@storefront/contract'
import type { RenderedPage } from '@storefront/shell'
import { comesLater, type Remotes } from '@storefront/shell'
import { tracing } from '../operations/tracing.ts'
import { isWhole, type PageInput } from '../rendering/page-renderer.ts'
import type { AskedPage } from './asked-page.ts'
import type { InlineSources } from './inline-texts.ts'
import type { PageAssets, Shown } from './page-assets.ts'
import { inlineOf, type PageRest, type PageStart, pageHtml, pageStart } from './page-html.ts'
import { viewsOf } from './team-views.ts'

export type MakePageOptions = {
  agency: Agency
  /** Absolute base of the provider's API. */
  apiBase: string
  assets: PageAssets
  /** Share of pages that report web vitals while no canary runs. */
  measuredShare: number
}

/** A page as it is answered. */
export type MadePage = {
  /** Address of the redirect; null for a page. */
  redirect: string | null
  html: string
  status: number
  inline: InlineSources
  /** Whether it may be kept for everybody: a complete page, found, with all its data. */
  isKeepable: boolean
}

type Page = Exclude<RenderedPage, { redirect: string }>

/** The whole page. */
export async function makePage(asked: AskedPage, options: MakePageOptions): Promise<MadePage> {
  const page = await render(asked, options)
  if (page && 'redirect' in page) return leadingTo(page.redirect)
  const shown = { rendered: page?.boot.rendered ?? [], screens: page?.screens ?? [] }
  return made(asked, options, page, await startOf(asked, options, shown))
}

/** A page of which the start can be sent before the whole is rendered; `inline` is what its policy has to allow. */
export async function makePageInTwo(asked: AskedPage, options: MakePageOptions) {
  const start = await startOf(asked, options, { rendered: asked.needed, screens: [] })
  return {
    inline: inlineOf(start),
    start: pageStart(start),
    whole: async () => made(asked, options, asPage(await render(asked, options)), start),
  }
}

function made(
  asked: AskedPage,
  options: MakePageOptions,
  page: Page | null,
  start: PageStart,
): MadePage {
  const status = page?.status ?? 200
  return {
    redirect: null,
    html: pageHtml({ ...start, ...restOf(asked, options, page) }),
    status,
    inline: inlineOf(start),
    isKeepable: status === 200 && isWhole(page, asked.needed) && !asked.isIncomplete,
  }
}

function inputOf(asked: AskedPage, { agency, apiBase }: MakePageOptions): PageInput {
  const { url, remotes, isIncomplete, today, overrides } = asked
  return { url: url.href, remotes, isIncomplete, agency, today, apiBase, overrides }
}

function render(asked: AskedPage, options: MakePageOptions): Promise<RenderedPage | null> {
  const { shell, requestId, excluded } = asked
  return tracing.span('render', async ({ headers, note }) => {
    const callHeaders = { ...headers, 'x-request-id': requestId }
    const page = await shell.renderer.render({ ...inputOf(asked, options), callHeaders }, excluded)
    note({ 'storefront.screens': screensOf(page) })
    return page
  })
}

async function startOf(
  { shell, remotes, needed }: AskedPage,
  { assets }: MakePageOptions,
  shown: Shown,
): Promise<PageStart> {
  return { shell: shell.files, assets: await assets.list(remotes, needed, shown) }
}

function restOf(
  asked: AskedPage,
  { agency, measuredShare }: MakePageOptions,
  page: Page | null,
): PageRest {
  // A canary and what it is compared with: always.
  const isMeasured = asked.hasCanary || Math.random() < measuredShare
  const { url, origin, shell, remotes, isIncomplete, overrides, previewUntil, chaos, today } = asked
  const boot = page?.boot ?? { mounted: null, rendered: [], hydration: null }
  return {
    origin,
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
    views: viewsOf(asked.url, asked, isMeasured),
    content: page?.html ?? '',
    head: page?.head ?? null,
  }
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

/** The live remotes as the page needs them: without fields for the server alone, and without files that its head already names. */
export function forBrowser(remotes: Remotes, rendered: string[] = []): Remotes {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { release, baseUrl, lastGood }]) => {
      const {
        server: _,
        builtOn,
        styleChunks: _s,
        samples: _a,
        budgetKb: _b,
        integrity,
        ...rest
      } = release
      const exposes = Object.fromEntries(
        Object.entries(release.exposes).map(([expose, files]) => {
          const key = `${name}/${expose.replace('./', '')}`
          if (!rendered.includes(key)) return [expose, files]
          return [expose, { js: comesLater(key) ? files.js : [], css: [] }]
        }),
      )
      const lists = Object.values(exposes)
      const named = new Set([release.entry, ...lists.flatMap(({ js, css }) => [...js, ...css])])
      const files = Object.entries(integrity).filter(([file]) => named.has(file))
      return [
        name,
        {
          release: {
            ...rest,
            exposes,
            screens: {},
            integrity: Object.fromEntries(files),
            ...(builtOn ? { builtOn: versionsOf(builtOn) } : {}),
          },
          baseUrl,
          ...(lastGood ? { lastGood: enoughToRun(lastGood) } : {}),
        },
      ]
    }),
  )
}

/** The browser holds a release to the versions that are shared on the page; the rest was the gate's to judge. */
function versionsOf({ imports: _, ...builtOn }: BuiltOn): BuiltOn {
  return { ...builtOn, publishes: {}, reads: {} }
}

/** What a browser needs to run a release whose files the page does not preload. */
function enoughToRun({ release, baseUrl }: LiveRemote): LiveRemote {
  const { name, version, mounts, entry, integrity } = release
  const entryIntegrity = integrity[entry]
  return {
    baseUrl,
    release: {
      name,
      version,
      mounts,
      entry,
      exposes: {},
      screens: {},
      integrity: entryIntegrity ? { [entry]: entryIntegrity } : {},
    },
  }
}
