import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { ownerOf } from '../src/remotes/mounts.ts'
import type { RenderedPage, RenderInput } from '../src/server.tsx'
import type { ReleaseSource } from './release-source.ts'
import type { RenderTask } from './render-worker.ts'

/** The page is out within this time, with or without the remote's part, in ms. */
const budgetMs = 1500

/** Reading the shell's bundle takes longer than rendering with it, in ms. */
const warmUpMs = 20_000

/** How long a remote that hung or threw is left to the browser, in ms. */
const breakerMs = 10_000

export type PageRendererOptions = {
  source: ReleaseSource
  /** The shell's server-side bundle. */
  bundle: string
  /** Rendering threads; one that is stuck is replaced while the others go on. */
  threads?: number
}

/**
 * Renders pages in threads of their own. A remote whose server build throws, hangs or loops costs its visitors one
 * budget at most: its thread is replaced, and for a while the browser renders that remote's part.
 */
export class PageRenderer {
  private readonly pool: Piscina
  private readonly source: ReleaseSource
  private readonly broken = new Map<string, number>()

  constructor({
    source,
    bundle,
    threads = Math.max(2, availableParallelism()),
  }: PageRendererOptions) {
    this.source = source
    this.pool = new Piscina({
      filename: new URL('./render-worker.ts', import.meta.url).href,
      name: 'render',
      workerData: { bundle },
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: 16,
    })
  }

  /** The rendered page, or null when only the browser can render it. */
  async render(input: RenderInput): Promise<RenderedPage | null> {
    const excluded = [...input.excluded, ...this.excluded()]
    try {
      return await this.run({ ...input, excluded })
    } catch (error) {
      const suspects = this.suspects(input)
      console.error(`${new URL(input.url).pathname} could not be rendered whole:`, error)
      for (const name of suspects) this.broken.set(name, Date.now() + breakerMs)
      return this.renderWithout(input, [...excluded, ...suspects])
    }
  }

  /** Has every thread read the shell's bundle, so that no visitor waits for it. Call before the first visitor comes. */
  async warmUp(input: RenderInput): Promise<void> {
    const task: RenderTask = { input, serverBuilds: {} }
    const signal = AbortSignal.timeout(warmUpMs)
    const runs = this.pool.threads.map(() => this.pool.run(task, { name: 'render', signal }))
    for (const run of await Promise.allSettled(runs)) {
      if (run.status === 'rejected') console.error('A rendering thread is not warm:', run.reason)
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy()
  }

  private async renderWithout(
    input: RenderInput,
    excluded: string[],
  ): Promise<RenderedPage | null> {
    try {
      return await this.run({ ...input, excluded })
    } catch (error) {
      console.error('The shell alone could not be rendered:', error)
      return null
    }
  }

  private async run(input: RenderInput): Promise<RenderedPage> {
    const task: RenderTask = { input, serverBuilds: await this.serverBuilds(input) }
    return this.pool.run(task, { name: 'render', signal: AbortSignal.timeout(budgetMs) })
  }

  /** Where the server-side builds are; one that cannot be had is left to the browser. */
  private async serverBuilds({ remotes, excluded }: RenderInput): Promise<Record<string, string>> {
    const found = await Promise.all(
      Object.entries(remotes)
        .filter(([name]) => !excluded.includes(name))
        .map(async ([name, { release }]) => {
          try {
            const file = await this.source.serverBuild(release)
            return file ? [[name, file]] : []
          } catch (error) {
            console.error(`The server-side build of ${name} cannot be had:`, error)
            return []
          }
        }),
    )
    return Object.fromEntries(found.flat())
  }

  /** The remotes that take part in a page: its owner, or on the home page all of them. */
  private suspects({ url, remotes }: RenderInput): string[] {
    const { pathname } = new URL(url)
    const owner = ownerOf(pathname, remotes)
    if (owner) return [owner]
    return pathname === '/' ? Object.keys(remotes) : []
  }

  private excluded(): string[] {
    const now = Date.now()
    for (const [name, until] of this.broken) if (until < now) this.broken.delete(name)
    return [...this.broken.keys()]
  }
}
