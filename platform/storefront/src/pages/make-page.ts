import type { BuiltOn, LiveRemote, Release } from '@storefront/contract'
import type { BootData, RenderedPage } from '@storefront/shell'
import { hydratesLater, type Remotes } from '@storefront/shell'
import type { OpenShell } from '../rendering/open-shell.ts'
import { isComplete } from '../rendering/page-renderer.ts'
import type { InlineSources } from './inline-texts.ts'
import type { PageAssets, Shown } from './page-assets.ts'
import { inlineOf, type PageStart, pageHtml } from './page-html.ts'
import { viewsOf } from './team-views.ts'

/** A requested page: its address and its releases. */
export type RequestedPage = {
  url: URL
  origin: string
  requestId: string
  shell: OpenShell
  hasCanary: boolean
  /** Exposes of the page, e.g. `flights/routes`; empty with a shell from source. */
  needed: string[]
  boot: Omit<BootData, keyof Rendered>
}

type Rendered = Pick<BootData, 'mounted' | 'rendered' | 'hydration'>

export type MakePageOptions = {
  assets: PageAssets
  /** Share of pages that report web vitals. With a canary all pages do. */
  measuredShare: number
}

export type MadePage = {
  /** Target of a redirect; null for a page. */
  redirect: string | null
  html: string
  status: number
  inline: InlineSources
  /** True for a complete page with status 200, which may be cached for all. */
  isKeepable: boolean
}

export async function startOf(
  { shell, boot, needed }: RequestedPage,
  shown: Shown,
  { assets }: MakePageOptions,
): Promise<PageStart> {
  return { shell: shell.files, assets: await assets.list(boot.remotes, needed, shown) }
}

/** Makes a page; `rendered` null leaves rendering to the browser. `sent` is its start if that was sent already. */
export async function makePage(
  requested: RequestedPage,
  rendered: RenderedPage | null,
  options: MakePageOptions,
  sent?: PageStart,
): Promise<MadePage> {
  const isRedirect = rendered !== null && 'redirect' in rendered
  if (isRedirect && !sent) return leadingTo(rendered.redirect)
  const page = isRedirect ? null : rendered
  const boot: Rendered = page?.boot ?? { mounted: null, rendered: [], hydration: null }
  const shown = { rendered: boot.rendered, screens: page?.screens ?? [] }
  const start = sent ?? (await startOf(requested, shown, options))
  const status = page?.status ?? 200
  const { url, origin, hasCanary } = requested
  // With a canary every page reports, so that both versions have figures.
  const isMeasured = hasCanary || Math.random() < options.measuredShare
  const html = pageHtml({
    ...start,
    origin,
    pathname: url.pathname,
    boot: {
      ...requested.boot,
      remotes: forBrowser(requested.boot.remotes, boot.rendered),
      ...boot,
    },
    views: viewsOf(url, requested.boot, isMeasured),
    content: page?.html ?? '',
    head: page?.head ?? null,
  })
  const isKeepable =
    status === 200 && isComplete(page, requested.needed) && !requested.boot.isIncomplete
  return { redirect: null, html, status, inline: inlineOf(start), isKeepable }
}

function leadingTo(redirect: string): MadePage {
  return { redirect, html: '', status: 302, inline: { scripts: [], styles: [] }, isKeepable: false }
}

/** Live remotes for boot data, without fields of the server and without files that the head names. */
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
          return [expose, { js: hydratesLater(key) ? files.js : [], css: [] }]
        }),
      )
      const { calls } = release.screens
      const screens: Release['screens'] =
        calls && !rendered.includes(`${name}/routes`) ? { calls } : {}
      const lists = [...Object.values(exposes), ...Object.values(screens)]
      const named = new Set([release.entry, ...lists.flatMap(({ js, css }) => [...js, ...css])])
      const files = Object.entries(integrity).filter(([file]) => named.has(file))
      return [
        name,
        {
          release: {
            ...rest,
            exposes,
            screens,
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

/** The browser checks shared versions only. The gate has checked the rest. */
function versionsOf({ imports: _, ...builtOn }: BuiltOn): BuiltOn {
  return { ...builtOn, publishes: {}, reads: {} }
}

/** Fields that a browser needs to run a release without preloads. */
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
