import { availableParallelism } from 'node:os'
import { type Expose, keyOf, neededExposes, type Remotes } from '@storefront/federation/parts'
import type { EmptyDocument, PageDocument, PageInput } from '@storefront/shell'
import { BurstLog } from '../operations/burst-log.ts'
import { CircuitBreaker } from '../operations/circuit-breaker.ts'
import { log } from '../operations/log.ts'
import type { ReleaseSource } from '../releases/release-source.ts'
import { breakerMs, warmUpMs } from '../times.ts'
import { RenderThreads, RenderTimeout, type ThreadEnd, ThreadLost } from './render-threads.ts'
import type { PageJob } from './render-worker.ts'

/**
 * Shares of the render budget: for the code of remotes (also the limit of a silent thread), for their data, and for the
 * page with remotes. Then the shell is rendered alone.
 */
const [codeShare, dataShare, wholeShare] = [0.65, 0.75, 0.87]

/** Consecutive timeouts after which a part is left to the browser. */
const breakerFailures = 2

export type PageRendererOptions = {
  source: ReleaseSource
  /** Folder of the shell's release. */
  shell: string
  /** Longest render, with or without the parts of remotes, in ms. */
  budgetMs: number
  onThreadLost?: ((how: ThreadEnd) => void) | undefined
  threads?: number
  now?: () => number
}

/**
 * Renders pages in threads. A remote that throws, hangs or loops on the server costs a visitor one budget at most, and
 * the browser renders its part. The circuit breaker skips a part that keeps failing.
 */
export class PageRenderer {
  private readonly threads: RenderThreads
  private readonly source: ReleaseSource
  private readonly breaker: CircuitBreaker
  private readonly budgetMs: number
  private readonly late = new BurstLog()

  constructor({
    source,
    shell,
    budgetMs,
    onThreadLost: onLost,
    threads = Math.max(2, availableParallelism()),
    now = Date.now,
  }: PageRendererOptions) {
    const stuckMs = budgetMs * codeShare
    this.threads = new RenderThreads({ shell, count: threads, stuckMs, onLost })
    this.budgetMs = budgetMs
    this.source = source
    this.breaker = new CircuitBreaker({ failures: breakerFailures, openMs: breakerMs, now })
  }

  /** Document without a body, from the first thread that opened the shell. Throws when none can. */
  empty(): Promise<EmptyDocument> {
    return this.threads.empty()
  }

  /** Makes a page; null when no thread answers. */
  async render(input: PageInput): Promise<PageDocument | null> {
    const start = performance.now()
    const tried = neededExposes(new URL(input.url), input.remotes).filter((expose) =>
      this.breaker.allows(versioned(input.remotes, expose)),
    )
    const deadline = start + this.budgetMs * wholeShare
    // After an error of one part of home, the other is tried alone.
    const attempts = [tried, ...(tried.length > 1 ? tried.map((one) => [one]) : [])]
    for (const exposes of attempts) {
      if (exposes.length === 0 || performance.now() >= deadline) continue
      const page = await this.renderWith(input, exposes, deadline)
      if (page) return page
    }
    return this.renderShell(input, start + this.budgetMs)
  }

  /** Imports the shell and the builds of remotes in every thread. Returns true when any thread can render the shell. */
  async warmUp(input: PageInput): Promise<boolean> {
    const names = Object.keys(input.remotes)
    const folders = await this.folders(input.remotes, names, 'for a start')
    const imports = Object.entries(folders).flatMap(([name, folder]) => {
      const live = input.remotes[name]
      return live ? { release: live.release, folder } : []
    })
    const shell = this.jobFor(input, [], {})
    const shellRuns = await this.threads.everywhere(shell, warmUpMs)
    const runs = [...shellRuns, ...(await this.threads.everywhere({ imports }, warmUpMs))]
    for (const run of runs) {
      if (run.status === 'rejected')
        log.warn(
          { error: `${run.reason}` },
          'a rendering thread was not warmed up: its first pages take longer',
        )
    }
    return shellRuns.some(({ status }) => status === 'fulfilled')
  }

  async close(): Promise<void> {
    await this.threads.close()
    this.late.close()
  }

  private async renderWith(
    input: PageInput,
    tried: Expose[],
    deadline: number,
  ): Promise<PageDocument | null> {
    const names = tried.map(({ remote }) => remote)
    const folders = await this.folders(input.remotes, names)
    const exposes = tried.filter(({ remote }) => folders[remote])
    try {
      const page = await this.run(this.jobFor(input, exposes, folders), deadline)
      for (const expose of exposes) {
        const name = versioned(input.remotes, expose)
        if ('late' in page && page.late.includes(nameOf(expose))) this.breaker.failed(name)
        else this.breaker.succeeded(name)
      }
      return page
    } catch (error) {
      this.late.error(`${new URL(input.url).pathname} could not be rendered whole`, error)
      const failures = failuresIn(error)
      if (failures === 0) return null
      for (const expose of exposes) this.breaker.failed(versioned(input.remotes, expose), failures)
      return null
    }
  }

  /** Renders layout and placeholder; null when that fails too. */
  private async renderShell(input: PageInput, deadline: number): Promise<PageDocument | null> {
    try {
      return await this.run(this.jobFor(input, [], {}), deadline)
    } catch (error) {
      this.late.error('the shell alone could not be rendered', error)
      return null
    }
  }

  /** Folders of remotes with a server-side build, by name. */
  private async folders(
    remotes: Remotes,
    names: string[],
    purpose: 'for a page' | 'for a start' = 'for a page',
  ): Promise<Record<string, string>> {
    const found = await Promise.all(
      [...new Set(names)].map(async (name) => {
        const release = remotes[name]?.release
        const folder = release && (await this.source.folder(release, purpose))
        return folder ? [[name, folder]] : []
      }),
    )
    return Object.fromEntries(found.flat())
  }

  private jobFor(input: PageInput, exposes: Expose[], folders: Record<string, string>): PageJob {
    const { budgetMs } = this
    const budgets = {
      budgetMs,
      codeBudgetMs: budgetMs * codeShare,
      dataBudgetMs: budgetMs * dataShare,
    }
    return { input: { ...input, ...budgets, exposes }, folders }
  }

  /** Renders a page, and once more in another thread when another page blocked the first. */
  private async run(job: PageJob, deadline: number): Promise<PageDocument> {
    const timeLeft = () => Math.max(0, deadline - performance.now())
    try {
      return await this.threads.render(job, timeLeft())
    } catch (error) {
      const isInnocent =
        error instanceof ThreadLost &&
        (error.culprit === 'another page' || job.input.exposes.length === 0)
      if (!isInnocent) throw error
      return this.threads.render(job, timeLeft())
    }
  }
}

/** True when a page has every part with its data. `page` null: not rendered. */
export function isComplete(page: PageDocument | null): boolean {
  if (!page) return false
  return 'redirect' in page || page.late.length + page.left.length === 0
}

/** Number of failures that one failed render counts as. */
function failuresIn(error: unknown): number {
  if (error instanceof ThreadLost) return error.culprit === 'this page' ? breakerFailures : 1
  // An error is cheap and may be this page's own. A hang costs every visitor.
  return error instanceof RenderTimeout ? 1 : 0
}

function nameOf({ remote, expose }: Expose): string {
  return keyOf(remote, expose)
}

/** Key of the circuit breaker: a new release starts without failures. */
function versioned(remotes: Remotes, expose: Expose): string {
  return `${nameOf(expose)} ${remotes[expose.remote]?.release.version}`
}
