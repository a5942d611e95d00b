import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, type Transform } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { cancunDay } from '@storefront/domain'
import { contentType } from '@storefront/releases'
import { encoders } from '@storefront/server'
import {
  comesLater,
  keyOf,
  neededExposes,
  type Remotes,
  type RenderedPage,
  type RenderInput,
} from '@storefront/shell'
import type { ServerConfig } from '../../../storefront/src/config.ts'
import { pieceEncoders } from '../../../storefront/src/files/compression.ts'
import { allowInline } from '../../../storefront/src/pages/inline-texts.ts'
import {
  inlineOf,
  type PageStart,
  pageHtml,
  pageRest,
  pageStart,
} from '../../../storefront/src/pages/page-html.ts'
import { isCertain } from '../../../storefront/src/pages/page-route.ts'
import { readShellFiles } from '../../../storefront/src/rendering/open-shell.ts'
import { type KeptPage, pageAnswer } from '../kept-pages.ts'
import type { Answer } from '../network/backend.ts'
import type { OneBundle } from './build.ts'
import { readBundleFiles } from './bundle-files.ts'
import { exposeChunk, screenChunk } from './sources.ts'

export type OneBundleSite = {
  bundle: OneBundle
  /** Whether the server renders the pages; else the browser starts with an empty one. */
  isRendered: boolean
  config: ServerConfig
  /** The live releases of the federated build: which verticals there are, and what they own. */
  remotes: Remotes
  kept: Map<string, KeptPage>
}

/** What `sources.ts` makes of the server's bundle. */
type RenderBundle = { renderPage: (input: RenderInput) => Promise<RenderedPage> }

/** Answers pages and scripts of a one-bundle build, with the storefront's own HTML around them. */
export async function oneBundlePages(
  site: OneBundleSite,
): Promise<(path: string) => Promise<Answer | null>> {
  const { bundle, isRendered, config, remotes, kept } = site
  const { agency, providerUrl } = config
  const shell = await readShellFiles(bundle.browser)
  const filesOf = await readBundleFiles(bundle.browser)
  const render = isRendered
    ? ((await import(pathToFileURL(bundle.server).href)) as RenderBundle).renderPage
    : null

  async function page(path: string, { headers }: KeptPage): Promise<Answer> {
    const origin = 'http://localhost'
    const today = cancunDay(new Date())
    const apiBase = `${providerUrl}/api/v1`
    const address = new URL(path, origin)
    const exposes = neededExposes(address, remotes)
    const draw = async () => {
      const input = { url: address.href, remotes, agency, today, apiBase, exposes, overrides: {} }
      const rendered = await render?.({
        ...input,
        codeBudgetMs: 10_000,
        dataBudgetMs: 10_000,
        budgetMs: 10_000,
      })
      if (rendered && 'redirect' in rendered) throw new Error(`${path} leads elsewhere.`)
      return rendered ?? emptyPage
    }
    const start = async (keys: string[], screens: Drawn['screens']) => {
      const chunksOf = (some: string[]) => [
        ...some.map((key) => exposeChunk(...(key.split('/') as [string, string]))),
        ...screens.map(({ remote, screen }) => screenChunk(remote, screen)),
      ]
      const all = await filesOf(chunksOf(keys))
      const first = await filesOf(chunksOf(keys.filter((key) => !comesLater(key))))
      const isFirst = (url: string) => first.some((asset) => asset.url === url)
      return { shell, assets: all.filter(({ as, url }) => as === 'style' || isFirst(url)) }
    }
    const rest = ({ html, head, boot }: Drawn) => ({
      origin,
      pathname: address.pathname,
      agency,
      shell,
      boot: { agency, remotes: namesOnly(remotes), overrides: {}, today, ...boot },
      views: [],
      content: html,
      head,
    })
    if (render && isCertain(address)) {
      const keys = exposes.map(({ remote, expose }) => keyOf(remote, expose))
      const parts = await start(keys, [])
      const first = pageStart(parts)
      return pageAnswer(
        allowing(headers, parts),
        compressedInTwo(first, async () => pageRest(rest(await draw()))),
      )
    }
    const drawn = await draw()
    const parts = await start(drawn.boot.rendered, drawn.screens)
    const text = pageHtml({ ...parts, ...rest(drawn) })
    return pageAnswer(allowing(headers, parts), [await encoders.br(Buffer.from(text))])
  }

  return async (path) => {
    const keptPage = kept.get(path)
    if (keptPage) return page(path, keptPage)
    return path.startsWith('/assets/') ? asset(bundle.browser, path) : null
  }
}

/** The storefront's headers, for what this build writes into its pages. */
function allowing(headers: Answer['headers'], parts: PageStart): Answer['headers'] {
  const policy = String(headers['content-security-policy'])
  return { ...headers, 'content-security-policy': allowInline(policy, inlineOf(parts)) }
}

type Drawn = Pick<Extract<RenderedPage, { html: string }>, 'html' | 'head' | 'boot' | 'screens'>

const emptyPage: Drawn = {
  html: '',
  head: null,
  boot: { mounted: null, rendered: [], hydration: null },
  screens: [],
}

/** The remotes without files to load: only their mounts, tabs and exposes are left in the descriptions. */
function namesOnly(remotes: Remotes): Remotes {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { release }]) => {
      const { mounts, tab, version } = release
      const exposes = Object.fromEntries(
        Object.keys(release.exposes).map((expose) => [expose, { js: [], css: [] }]),
      )
      const bare = { name, mounts, version, entry: '', exposes, screens: {}, integrity: {} }
      return [name, { baseUrl: '', release: { ...bare, ...(tab ? { tab } : {}) } }]
    }),
  ) as Remotes
}

async function asset(directory: string, path: string): Promise<Answer> {
  const file = join(directory, path.slice('/assets/'.length))
  const isText = /\.(js|css)$/.test(file)
  return {
    status: 200,
    headers: {
      'content-type': contentType(file) ?? '',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      ...(isText ? { 'content-encoding': 'br' } : {}),
    },
    body: [await readFile(isText ? `${file}.br` : file)],
  }
}

/** As the storefront sends a page whose start leaves before the rest is rendered. */
function compressedInTwo(first: string, rest: () => Promise<string>): Transform {
  async function* parts() {
    yield first
    yield await rest()
  }
  // The reader sees an error as the end of the stream.
  return pipeline(parts, pieceEncoders.br(), () => undefined)
}
