import { setTimeout as pause } from 'node:timers/promises'
import type { RenderedPage } from '@storefront/shell'
import { type PageJob, type RenderJob, RenderThread } from './render-thread.ts'

/** How often the threads are checked, in ms. */
const lookMs = 100

/** A thread that was silent at so many checks gets new pages only when all are; fewer are no evidence. */
const noticedLooks = 3

/** How long the next thread waits when one could not even start, in ms. */
const restartMs = 1000

export type RenderThreadsOptions = {
  /** The shell's server-side bundle. */
  bundle: string
  count: number
  /** A thread that gives no sign of life for this long is taken for stuck, in ms. */
  stuckMs: number
}

/** Rendering threads under a watchdog: one that is stuck or has died is replaced while the others go on. */
export class RenderThreads {
  private readonly bundle: string
  private readonly stuckAfterLooks: number
  private readonly threads: RenderThread[]
  private readonly watchdog: NodeJS.Timeout
  private isClosed = false

  constructor({ bundle, count, stuckMs }: RenderThreadsOptions) {
    this.bundle = bundle
    this.stuckAfterLooks = Math.ceil(stuckMs / lookMs)
    this.threads = Array.from({ length: count }, () => this.start())
    // Checks are counted, not time: where this thread itself was blocked, the others are not at fault.
    this.watchdog = setInterval(() => this.look(), lookMs)
    this.watchdog.unref()
  }

  /** Renders a page in the thread with the fewest. Throws RenderTimeout, ThreadLost, or what the page threw. */
  async render(job: PageJob, timeoutMs: number): Promise<RenderedPage> {
    const load = ({ isLost, isReady, silence, pages }: RenderThread) => [
      Number(isLost),
      Number(!isReady),
      Math.floor(silence / noticedLooks),
      pages,
    ]
    const [thread] = this.threads.toSorted((a, b) => compare(load(a), load(b)))
    if (!thread) throw new Error('There are no rendering threads.')
    const page = await thread.do(job, timeoutMs)
    if (!page) throw new Error('A rendering thread answered without a page.')
    return page
  }

  /** Runs the same job in every thread. */
  async everywhere(job: RenderJob, timeoutMs: number): Promise<PromiseSettledResult<unknown>[]> {
    return Promise.allSettled(
      this.threads.map(async (thread) => {
        await thread.ready
        return thread.do(job, timeoutMs)
      }),
    )
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.watchdog)
    await Promise.all(this.threads.map((thread) => thread.close()))
  }

  private look(): void {
    for (const thread of this.threads) {
      thread.look()
      if (thread.silence >= this.stuckAfterLooks) void thread.endStuck()
    }
  }

  private start(): RenderThread {
    const thread = new RenderThread(this.bundle, async () => {
      // One that cannot even start is not tried in a loop.
      await thread.ready.catch(() => pause(restartMs, undefined, { ref: false }))
      if (!this.isClosed) this.threads[this.threads.indexOf(thread)] = this.start()
    })
    return thread
  }
}

function compare(a: number[], b: number[]): number {
  const differs = a.findIndex((value, index) => value !== b[index])
  return differs < 0 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0)
}
