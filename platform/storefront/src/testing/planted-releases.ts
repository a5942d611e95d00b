import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LiveDocument, Release } from '@storefront/contract'
import { compile, shellConfig } from '@storefront/federation/build'
import { DirectoryStore, integrityOfAll } from '@storefront/releases'
import { plantedRelease } from '@storefront/releases/testing'
import { makeLive } from '@storefront/releases/testing/live-document'
import type { PageDocument, PageInput } from '@storefront/shell'
import { readConfig } from '../config.ts'
import { directorySource } from '../releases/release-source.ts'
import { PageRenderer, type PageRendererOptions } from '../rendering/page-renderer.ts'
import { folderRemotes } from './folder-remotes.ts'

const { agency } = readConfig({ PROVIDER_URL: 'http://127.0.0.1:1' })

export type PlantedVisits = {
  /** The page at an address. Throws when the browser would have to render all of it. */
  visit: (address: string) => Promise<Exclude<PageDocument, { redirect: string }>>
  /** Resolves when every thread can render. */
  allThreads: () => Promise<void>
}

/** Source text of the loader of a planted page, and of the function that makes its text from `{ data, storefront }`. */
export type PlantedScreen = { loader?: string; text?: string }

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

/** A folder of releases whose server-side builds a test writes, and a renderer that uses it. */
export class PlantedReleases {
  readonly root: string
  private readonly shell: string
  private renderer: PageRenderer | undefined
  private readonly remotes: LiveDocument['remotes'] = {}

  private constructor(root: string, shell: string) {
    this.root = root
    this.shell = shell
  }

  /** Builds the server side of the shell. */
  static async create(): Promise<PlantedReleases> {
    const root = await mkdtemp(join(tmpdir(), 'planted-'))
    const [, server] = shellConfig(join(import.meta.dirname, '../../../../shell'))
    const shell = join(root, '.shell')
    const path = join(shell, 'server')
    await compile([{ ...server, output: { ...server.output, path } }])
    await mkdir(join(shell, 'browser'))
    await writeFile(join(shell, 'browser/entry-files.json'), '{"js":[],"css":[],"views":{}}')
    return new PlantedReleases(root, shell)
  }

  /** Publishes a remote that owns `/{name}` and makes it live. `code` null leaves out its server-side build. */
  async live(
    name: string,
    code: string | null,
    version = '1.0.0',
    parts: Partial<Pick<Release, 'tab' | 'exposes'>> = {},
  ): Promise<void> {
    const server = 'server/server.mjs'
    const { release, files } = plantedRelease(name, version)
    files.set(server, Buffer.from(code ?? ''))
    const described = { ...release, ...parts, server, integrity: integrityOfAll(files) }
    await new DirectoryStore(this.root).publish({ release: described, files })
    if (code === null) await rm(join(this.root, name, version, server))
    await this.goLive(name, version)
  }

  /** Makes a published version live. */
  async goLive(name: string, version: string): Promise<void> {
    const versions = new Set([...(this.remotes[name]?.versions ?? []), version])
    this.remotes[name] = { live: version, versions: [...versions] }
    await makeLive(this.root, { remotes: this.remotes })
  }

  /** Starts registry, releases and rendering threads, and ends the threads of earlier visits. */
  async visits(options: Partial<PageRendererOptions> = {}): Promise<PlantedVisits> {
    const source = directorySource(this.root)
    const { live } = folderRemotes(this.root, source)
    await this.renderer?.close()
    const renderer = new PageRenderer({
      source,
      shell: this.shell,
      budgetMs: 1500,
      threads: 2,
      ...options,
    })
    this.renderer = renderer
    const input = async (address: string): Promise<PageInput> => ({
      url: new URL(address, 'http://shop.example').href,
      ...{ origin: 'http://shop.example', shell: '1.0.0', isMeasured: false },
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
    await this.renderer?.close()
    await rm(this.root, { recursive: true, force: true })
  }
}
