import { availableParallelism } from 'node:os'
import type { RenderedPage, RenderInput } from '@storefront/shell'
import { type Expose, keyOf, neededExposes, type Remotes } from '@storefront/shell'
import { BurstLog } from '../operations/burst-log.ts'
import { CircuitBreaker } from '../operations/circuit-breaker.ts'
import { log } from '../operations/log.ts'
import type { ReleaseSource } from '../releases/release-source.ts'
import { RenderThreads, RenderTimeout, ThreadLost } from './render-threads.ts'
import type { PageJob } from './render-worker.ts'

/**
 * Shares of a page's budget: after the first the remotes' code must be there and a silent thread is taken for stuck,
 * after the second the page goes on without the data still missing, after the third without the remotes' parts.
 */
const [codeShare, dataShare, wholeShare] = [0.65, 0.75, 0.87]

/** Reading a bundle takes longer than rendering with it: one that hangs keeps the storefront from starting no longer than this, in ms. */
const warmUpMs = 20_000

/** After this many pages in a row that cost their whole budget, a part of a remote is left to the browser … */
const breakerFailures = 2

/** … for this long, in ms. */
const breakerMs = 10_000

/** Input of a render; the renderer adds the remotes' parts and the time limits. */
export type PageInput = Omit<RenderInput, 'exposes' | 'budgetMs' | 'codeBudgetMs' | 'dataBudgetMs'>

export type PageRendererOptions = {
  source: ReleaseSource
  bundle: string
  /** The page is out within this time, with or without the remotes' parts, in ms. */
  budgetMs: number
  /** Rendering threads; one that is stuck is replaced while the others go on. */
  threads?: number
  /** The clock that says how long a part has been left to the browser, in ms. */
  now?: () => number
}

/**
 * Renders pages in threads of their own. A remote whose server build throws, hangs or loops costs its visitors one
 * budget at most: they get the page without its part, which the browser then renders. A part that does so again and
 * again is left to the browser from the start, until it has proved itself.
 */
export class PageRenderer {
  private readonly threads: RenderThreads
  private readonly source: ReleaseSource
  private readonly breaker: CircuitBreaker
  private readonly budgetMs: number
  private readonly late = new BurstLog()

  constructor({
    source,
    bundle,
    budgetMs,
    threads = Math.max(2, availableParallelism()),
    now = Date.now,
  }: PageRendererOptions) {
    this.threads = new RenderThreads({ bundle, count: threads, stuckMs: budgetMs * codeShare })
    this.budgetMs = budgetMs
    this.source = source
    this.breaker = new CircuitBreaker({ failures: breakerFailures, openMs: breakerMs, now })
  }

  /** Renders a page; null when only the browser can. */
  async render(input: PageInput): Promise<RenderedPage | null> {
    const start = performance.now()
    const tried = neededExposes(new URL(input.url), input.remotes).filter((expose) =>
      this.breaker.allows(versioned(input.remotes, expose)),
    )
    const whole =
      tried.length > 0
        ? await this.renderWith(input, tried, start + this.budgetMs * wholeShare)
        : null
    return whole ?? this.renderShell(input, start + this.budgetMs)
  }

  /**
   * Has every thread import the shell's bundle and the remotes' builds, once these are here or cannot be had, so that no visitor
   * waits for it or goes without. Answers whether any thread can render the shell.
   */
  async warmUp(input: PageInput): Promise<boolean> {
    const names = Object.keys(input.remotes)
    const imports = Object.values(await this.builds(input.remotes, names, 'for a start'))
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
  }

  /** Null when these parts cannot be rendered in time. */
  private async renderWith(
    input: PageInput,
    tried: Expose[],
    deadline: number,
  ): Promise<RenderedPage | null> {
    const names = tried.map(({ remote }) => remote)
    const serverBuilds = await this.builds(input.remotes, names)
    const exposes = tried.filter(({ remote }) => serverBuilds[remote])
    try {
      const page = await this.run(this.jobFor(input, exposes, serverBuilds), deadline)
      for (const expose of exposes) {
        const name = versioned(input.remotes, expose)
        if ('slow' in page && page.slow.includes(nameOf(expose))) this.breaker.failed(name)
        else this.breaker.succeeded(name)
      }
      return page
    } catch (error) {
      this.late.say(`${new URL(input.url).pathname} could not be rendered whole`, error)
      const failures = costOf(error)
      if (failures === 0) return null
      for (const expose of exposes) this.breaker.failed(versioned(input.remotes, expose), failures)
      return null
    }
  }

  /** Layout and placeholder, for the browser to fill; null when not even that can be rendered. */
  private async renderShell(input: PageInput, deadline: number): Promise<RenderedPage | null> {
    try {
      return await this.run(this.jobFor(input, [], {}), deadline)
    } catch (error) {
      this.late.say('the shell alone could not be rendered', error)
      return null
    }
  }

  /** Paths of the server-side builds of those remotes named that have one now, by name. */
  private async builds(
    remotes: Remotes,
    names: string[],
    asked: 'for a page' | 'for a start' = 'for a page',
  ): Promise<Record<string, string>> {
    const found = await Promise.all(
      [...new Set(names)].map(async (name) => {
        const release = remotes[name]?.release
        const path = release && (await this.source.serverBuild(release, asked))
        return path ? [[name, path]] : []
      }),
    )
    return Object.fromEntries(found.flat())
  }

  private jobFor(
    input: PageInput,
    exposes: Expose[],
    serverBuilds: Record<string, string>,
  ): PageJob {
    const { budgetMs } = this
    const budgets = {
      budgetMs,
      codeBudgetMs: budgetMs * codeShare,
      dataBudgetMs: budgetMs * dataShare,
    }
    return { input: { ...input, ...budgets, exposes }, serverBuilds }
  }

  /** Renders; again in another thread when another page blocked the first one. */
  private async run(job: PageJob, deadline: number): Promise<RenderedPage> {
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

/**
 * True when a page has every part of the remotes in `needed` (`hotels/routes`) with its data. Null: nothing could be
 * rendered.
 */
export function isWhole(page: RenderedPage | null, needed: string[]): boolean {
  if (!page) return false
  if ('redirect' in page) return true
  return page.slow.length === 0 && needed.every((key) => page.boot.rendered.includes(key))
}

/** Returns the number of failures that one failed render counts for in the circuit breaker. */
function costOf(error: unknown): number {
  if (error instanceof ThreadLost) return error.culprit === 'this page' ? breakerFailures : 1
  // What throws costs next to nothing and may be this one page's; what hangs costs every visitor.
  return error instanceof RenderTimeout ? 1 : 0
}

function nameOf({ remote, expose }: Expose): string {
  return keyOf(remote, expose)
}

/** A new release starts without failures. */
function versioned(remotes: Remotes, expose: Expose): string {
  return `${nameOf(expose)} ${remotes[expose.remote]?.release.version}`
}
