import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Release } from '@storefront/contract'
import { compile, shellConfig } from '@storefront/federation/build'
import type { Remotes } from '@storefront/federation/parts'
import { integrityOf } from '@storefront/releases'
import { plantedRelease } from '@storefront/releases/testing'
import type { PageInput } from '@storefront/shell'
import { readConfig } from '../config.ts'
import { directorySource } from '../releases/release-source.ts'
import { PageRenderer, type PageRendererOptions } from '../rendering/page-renderer.ts'

const { agency } = readConfig({ PROVIDER_URL: 'http://127.0.0.1:1' })

/** Source text of the loader of a planted page, and of the function that makes its text from `{ data, storefront }`. */
type PlantedScreen = { loader?: string; text?: string }

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

/** Builds the server side of the shell beside releases whose server-side builds a test writes. */
export async function plantReleases() {
  const root = await mkdtemp(join(tmpdir(), 'planted-'))
  const shell = join(root, 'shell')
  const [, server] = shellConfig(join(import.meta.dirname, '../../../../shell'))
  await compile([{ ...server, output: { ...server.output, path: join(shell, 'server') } }])
  await mkdir(join(shell, 'browser'))
  await writeFile(join(shell, 'browser/entry-files.json'), '{"js":[],"css":[],"views":{}}')
  const remotes: Remotes = {}
  let renderer: PageRenderer | undefined

  /** Makes a remote live that owns `/{name}`. `code` null leaves out its server-side build. */
  async function live(
    name: string,
    code: string | null,
    version = '1.0.0',
    parts: Partial<Pick<Release, 'tab' | 'exposes'>> = {},
  ): Promise<void> {
    const { release } = plantedRelease(name, version)
    const server = 'server/server.mjs'
    const integrity = { [server]: integrityOf(Buffer.from(code ?? '')) }
    const file = join(root, name, version, server)
    await mkdir(dirname(file), { recursive: true })
    if (code !== null) await writeFile(file, code)
    remotes[name] = { release: { ...release, ...parts, server, integrity }, baseUrl: '/' }
  }

  /** Starts rendering threads, and ends those of earlier visits. */
  async function visits(options: Partial<PageRendererOptions> = {}) {
    await renderer?.close()
    const source = directorySource(root)
    const opened = new PageRenderer({ source, shell, budgetMs: 1500, threads: 2, ...options })
    renderer = opened
    const input = (address: string): PageInput => ({
      url: new URL(address, 'http://shop.example').href,
      origin: 'http://shop.example',
      shell: '1.0.0',
      isMeasured: false,
      remotes,
      agency,
      today: '2026-11-21',
      apiBase: 'http://127.0.0.1:1/api/v1',
      overrides: {},
    })
    /** Returns the page at an address. Throws when the browser would have to render all of it. */
    const visit = async (address: string) => {
      const page = await opened.render(input(address))
      if (!page || 'redirect' in page) throw new Error(`${address} gave no page.`)
      return page
    }
    /** Resolves when every thread can render. */
    const allThreads = () => opened.warmUp({ ...input('/'), remotes: {} })
    await allThreads()
    return { visit, allThreads }
  }

  async function stop(): Promise<void> {
    await renderer?.close()
    await rm(root, { recursive: true })
  }
  return { root, live, visits, stop }
}
