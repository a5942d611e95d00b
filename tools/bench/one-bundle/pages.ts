import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { cancunDay } from '@storefront/domain'
import { contentType } from '@storefront/federation/release'
import type { ServerConfig } from '../../../shell/server/config.ts'
import type { LiveRemotes } from '../../../shell/server/live-remotes.ts'
import { pageHtml } from '../../../shell/server/page-html.ts'
import { readShellFiles } from '../../../shell/server/shell-files.ts'
import type { BootData } from '../../../shell/src/page/boot-data.ts'
import { neededExposes } from '../../../shell/src/remotes/needed-exposes.ts'
import type { RenderedPage, RenderInput } from '../../../shell/src/server.tsx'
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
  remotes: LiveRemotes
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

  async function page(path: string, { headers, nonce }: KeptPage): Promise<Answer> {
    const origin = 'http://localhost'
    const today = cancunDay(new Date())
    const apiBase = `${providerUrl}/api/v1`
    const url = `${origin}${path}`
    const rendered = await render?.({
      url,
      remotes,
      agency,
      today,
      apiBase,
      exposes: neededExposes(new URL(url), remotes),
      codeBudgetMs: 10_000,
      budgetMs: 10_000,
      overrides: {},
    })
    if (rendered && 'redirect' in rendered) throw new Error(`${path} leads elsewhere.`)
    const { html, head, boot, screens } = rendered ?? emptyPage
    const chunks = [
      ...boot.rendered.map((key) => exposeChunk(...(key.split('/') as [string, string]))),
      ...screens.map(({ remote, screen }) => screenChunk(remote, screen)),
    ]
    const text = pageHtml({
      origin,
      pathname: new URL(url).pathname,
      nonce,
      agency,
      shell,
      boot: { agency, remotes: namesOnly(remotes), overrides: {}, today, ...boot },
      content: html,
      head,
      assets: await filesOf(chunks),
    })
    return pageAnswer(headers, await compress(text))
  }

  return async (path) => {
    const keptPage = kept.get(path)
    if (keptPage) return page(path, keptPage)
    return path.startsWith('/assets/') ? asset(bundle.browser, path) : null
  }
}

const emptyPage = {
  html: '',
  head: null,
  boot: { mounted: null, rendered: [], hydration: null } satisfies Partial<BootData>,
  screens: [],
}

/** Nothing of a remote has to be asked for: only what it owns and brings is left of its description. */
function namesOnly(remotes: LiveRemotes): LiveRemotes {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { release }]) => {
      const { mounts, tab, version } = release
      const exposes = Object.fromEntries(
        Object.keys(release.exposes).map((expose) => [expose, { js: [], css: [] }]),
      )
      const bare = { name, mounts, version, entry: '', exposes, screens: {}, integrity: {} }
      return [name, { baseUrl: '', release: { ...bare, ...(tab ? { tab } : {}) } }]
    }),
  ) as LiveRemotes
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
    body: await readFile(isText ? `${file}.br` : file),
  }
}

/** As the storefront compresses its pages. */
function compress(text: string): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return promisify(brotliCompress)(Buffer.from(text), { params })
}
