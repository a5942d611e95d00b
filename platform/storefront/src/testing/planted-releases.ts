import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Published, Release } from '@storefront/contract'
import { compile, shellConfig } from '@storefront/federation/build'
import { integrityOf } from '@storefront/releases'
import { writePublished } from '@storefront/releases/testing/published-document'
import type { RenderedPage } from '@storefront/shell'
import { readConfig } from '../config.ts'
import { directorySource } from '../releases/release-source.ts'
import {
  type PageInput,
  PageRenderer,
  type PageRendererOptions,
} from '../rendering/page-renderer.ts'
import { folderRemotes } from './folder-remotes.ts'

const { agency } = readConfig({ PROVIDER_URL: 'http://127.0.0.1:1' })

export type PlantedVisits = {
  /** The page at an address. Throws when the browser would have to render all of it. */
  visit: (address: string) => Promise<WholePage>
  /** Resolves when every thread can render. */
  allThreads: () => Promise<void>
}

type WholePage = Exclude<RenderedPage, { redirect: string }>

/** Behaviour of a planted server-side build; each field is source text of a function. */
export type PlantedScreen = {
  /** Loader of the page. */
  loader?: string
  /** Text of the page, from what the loader gave and the storefront. */
  text?: string
}

/** Source of a server-side build whose one page is `/{name}`. */
export function plantedBuild(name: string, { loader, text }: PlantedScreen = {}): string {
  return `const { react, ...shared } = globalThis.__STOREFRONT_SHARED__
const { useLoaderData } = shared['@storefront/router']
const { storefrontFrom, useStorefront } = shared['@storefront/session']
const text = ${text ?? '({ data }) => data'}
const Component = () => {
  const data = useLoaderData()
  const storefront = useStorefront()
  return react.createElement('p', null, text({ data, storefront }))
}
const loader = ${loader ?? `async () => 'This is ${name}.'`}
export const exposes = {
  './routes': async () => ({ routes: [{ path: '${name}', loader, Component }] }),
}`
}

/** A folder of releases with a registry, whose server-side builds a test writes, and the renderer over it. */
export class PlantedReleases {
  readonly root: string
  private readonly bundle: string
  private readonly renderers: PageRenderer[] = []
  private readonly published: Published = { revision: 1, remotes: {}, releases: {}, standIns: {} }

  private constructor(root: string, bundle: string) {
    this.root = root
    this.bundle = bundle
  }

  /** Builds the shell as the server renders with it. */
  static async create(): Promise<PlantedReleases> {
    const root = await mkdtemp(join(tmpdir(), 'planted-'))
    const [, server] = shellConfig(join(import.meta.dirname, '../../../../shell'))
    if (!server) throw new Error('The shell has no build for the server.')
    const path = join(root, 'shell')
    await compile([{ ...server, output: { ...server.output, path } }])
    return new PlantedReleases(root, join(path, 'render.mjs'))
  }

  /** Publishes a remote that owns `/{name}` and makes it live. `code` null: its server-side build is not there. */
  async live(name: string, code: string | null, version = '1.0.0'): Promise<void> {
    const folder = join(this.root, name, version)
    await mkdir(join(folder, 'server'), { recursive: true })
    const release: Release = {
      name,
      version,
      mounts: [name],
      entry: 'entry.js',
      exposes: { './routes': { js: [], css: [] } },
      screens: {},
      server: 'server/server.mjs',
      integrity: {
        'entry.js': integrityOf(Buffer.from('')),
        'server/server.mjs': integrityOf(Buffer.from(code ?? '')),
      },
    }
    if (code !== null) await writeFile(join(folder, 'server/server.mjs'), code)
    await writeFile(join(folder, 'release.json'), JSON.stringify(release))
    await this.goLive(name, version)
  }

  /** Makes a published version live. */
  async goLive(name: string, version: string): Promise<void> {
    const versions = new Set([...(this.published.remotes[name]?.versions ?? []), version])
    this.published.remotes[name] = { live: version, versions: [...versions] }
    this.published.revision += 1
    await writePublished(this.root, this.published)
  }

  /** Starts a storefront's way from address to page: registry, releases, rendering threads. */
  async visits(options: Partial<PageRendererOptions> = {}): Promise<PlantedVisits> {
    const source = directorySource(this.root)
    const { live } = folderRemotes(this.root, source)
    const renderer = new PageRenderer({
      source,
      bundle: this.bundle,
      budgetMs: 1500,
      threads: 2,
      ...options,
    })
    this.renderers.push(renderer)
    const input = async (address: string): Promise<PageInput> => ({
      url: new URL(address, 'http://shop.example').href,
      ...(await live.remotes(await live.registry())),
      agency,
      today: '2026-11-21',
      apiBase: 'http://127.0.0.1:1/api/v1',
      overrides: {},
    })
    const visits: PlantedVisits = {
      visit: async (address) => {
        const page = await renderer.render(await input(address))
        if (!page || 'redirect' in page) throw new Error(`${address} gave no page.`)
        return page
      },
      allThreads: async () => {
        await renderer.warmUp({ ...(await input('/')), remotes: {} })
      },
    }
    await visits.allThreads()
    return visits
  }

  async stop(): Promise<void> {
    await Promise.all(this.renderers.map((renderer) => renderer.close()))
    await rm(this.root, { recursive: true, force: true })
  }
}
