import type { BuiltOn, LiveRemote } from '@storefront/contract'
import type { BootData, RenderedPage } from '@storefront/shell'
import { comesLater, type Remotes } from '@storefront/shell'
import type { OpenShell } from '../rendering/open-shell.ts'
import { isWhole } from '../rendering/page-renderer.ts'
import type { InlineSources } from './inline-texts.ts'
import type { PageAssets, Shown } from './page-assets.ts'
import { inlineOf, type PageStart, pageHtml } from './page-html.ts'
import { viewsOf } from './team-views.ts'

/** A page as one visitor asks for it: its address, and the releases that it is made from. */
export type AskedPage = {
  url: URL
  origin: string
  requestId: string
  shell: OpenShell
  hasCanary: boolean
  /** Exposes (`flights/routes`) that the page shows; none when the shell runs from source. */
  needed: string[]
  /** Boot data that do not depend on the rendering. */
  boot: Omit<BootData, keyof Rendered>
}

/** Boot data about the rendered parts. */
type Rendered = Pick<BootData, 'mounted' | 'rendered' | 'hydration'>

export type MakePageOptions = {
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
  /** True when it may be cached for everybody: a complete page, found, with all its data. */
  isKeepable: boolean
}

/** Returns the start of a page that shows these exposes of the remotes. */
export async function startOf(
  { shell, boot, needed }: AskedPage,
  shown: Shown,
  { assets }: MakePageOptions,
): Promise<PageStart> {
  return { shell: shell.files, assets: await assets.list(boot.remotes, needed, shown) }
}

/** The whole page from what was rendered; null: the browser renders it. `sent` is its start, where that is out already. */
export async function makePage(
  asked: AskedPage,
  rendered: RenderedPage | null,
  options: MakePageOptions,
  sent?: PageStart,
): Promise<MadePage> {
  const isRedirect = rendered !== null && 'redirect' in rendered
  if (isRedirect && !sent) return leadingTo(rendered.redirect)
  const page = isRedirect ? null : rendered
  const boot: Rendered = page?.boot ?? { mounted: null, rendered: [], hydration: null }
  const shown = { rendered: boot.rendered, screens: page?.screens ?? [] }
  const start = sent ?? (await startOf(asked, shown, options))
  const status = page?.status ?? 200
  const { url, origin, hasCanary } = asked
  // Both sides of a canary report.
  const isMeasured = hasCanary || Math.random() < options.measuredShare
  const html = pageHtml({
    ...start,
    origin,
    pathname: url.pathname,
    boot: { ...asked.boot, remotes: forBrowser(asked.boot.remotes, boot.rendered), ...boot },
    views: viewsOf(url, asked.boot, isMeasured),
    content: page?.html ?? '',
    head: page?.head ?? null,
  })
  const isKeepable = status === 200 && isWhole(page, asked.needed) && !asked.boot.isIncomplete
  return { redirect: null, html, status, inline: inlineOf(start), isKeepable }
}

function leadingTo(redirect: string): MadePage {
  return { redirect, html: '', status: 302, inline: { scripts: [], styles: [] }, isKeepable: false }
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
        source: _o,
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

/** Returns the part of a release that a browser needs to run it when the page does not preload its files. */
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
