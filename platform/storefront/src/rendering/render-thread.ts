import { Worker } from 'node:worker_threads'
import type { RenderedPage, RenderInput } from '@storefront/shell'

/** A page to render. */
export type PageJob = {
  input: RenderInput
  /** Path of the server-side build of each remote that takes part. */
  serverBuilds: Record<string, string>
}

/** Server-side builds to import before the first visitor needs them. */
export type ImportJob = { imports: string[] }

export type RenderJob = PageJob | ImportJob

export type Question = { id: number; job: RenderJob }

/** A page, null for a job without one, or the text of what was thrown. */
export type Answer = { id: number; page: RenderedPage | null } | { id: number; error: string }

/** What a thread starts with. */
export type WorkerData = {
  /** The shell's server-side bundle. */
  bundle: string
  memory: SharedArrayBuffer
}

/** Cells of the memory shared with a thread: the main thread can read them while the other one is stuck. */
export const cells = {
  /** A counter that the thread raises while its event loop runs. */
  beats: 0,
  /** Id of the page that the thread worked on last, 0 when that page is done. */
  page: 1,
}

/** A thread whose heap grows beyond this, by remotes that keep what they rendered, ends and is replaced. */
const maxOldGenerationSizeMb = 256

/** A page did not come in time, while its thread went on with others. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout'
}

/** The thread of a page stopped: it was stuck, or it died. */
export class ThreadLost extends Error {
  override name = 'ThreadLost'
  /** The page that blocked the thread. */
  readonly culprit: 'this page' | 'another page' | 'unknown'

  constructor(reason: string, culprit: ThreadLost['culprit']) {
    super(reason)
    this.culprit = culprit
  }
}

type Waiting = Omit<PromiseWithResolvers<RenderedPage | null>, 'promise'> & {
  timer: NodeJS.Timeout
}

/** One rendering thread: works on several pages at once, because each waits for its loaders most of the time. */
export class RenderThread {
  /** Resolves when it can render, rejects when it ended before. */
  readonly ready: Promise<void>
  isReady = false
  isLost = false
  /** Checks in a row at which its counter had not moved. */
  silence = 0
  private readonly worker: Worker
  private readonly state: Int32Array
  private readonly waiting = new Map<number, Waiting>()
  private readonly onLost: () => void
  private seenBeats = 0
  private lastId = 0

  /** `onLost` is called once, when the thread is of no use any more. */
  constructor(bundle: string, onLost: () => void) {
    this.onLost = onLost
    const memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)
    this.state = new Int32Array(memory)
    const data: WorkerData = { bundle, memory }
    this.worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb },
    })
    this.worker.on('error', (error) =>
      this.lose(`A rendering thread died: ${error.stack ?? error}`),
    )
    this.worker.on('exit', () => this.lose('A rendering thread ended.'))
    this.ready = new Promise((resolve, reject) => {
      this.worker.once('exit', () => reject(new Error('A rendering thread could not start.')))
      this.worker.on('message', (message: Answer | 'ready') => {
        if (message !== 'ready') return this.take(message)
        this.isReady = true
        resolve()
      })
    })
    this.ready.catch(() => undefined)
  }

  /** Pages it works on. */
  get pages(): number {
    return this.waiting.size
  }

  /** Has a job done within `timeoutMs`. Throws RenderTimeout, ThreadLost, or what the page threw. */
  do(job: RenderJob, timeoutMs: number): Promise<RenderedPage | null> {
    if (this.isLost)
      return Promise.reject(new ThreadLost('The rendering thread is gone.', 'unknown'))
    const id = ++this.lastId
    const { promise, ...waiting } = Promise.withResolvers<RenderedPage | null>()
    const timer = setTimeout(() => {
      this.end(id)?.reject(new RenderTimeout(`Nothing came in ${Math.round(timeoutMs)} ms.`))
    }, timeoutMs)
    this.waiting.set(id, { ...waiting, timer })
    this.worker.postMessage({ id, job } satisfies Question)
    return promise
  }

  /** Checks the counter. A thread that was silent with a page counts as silent until the counter moves, even without a waiting page. */
  look(): void {
    const beats = Atomics.load(this.state, cells.beats)
    const isExpected = this.isReady && (this.pages > 0 || this.silence > 0)
    const isSilent = isExpected && beats === this.seenBeats
    this.silence = isSilent ? this.silence + 1 : 0
    this.seenBeats = beats
  }

  /** Ends a stuck thread; the page it worked on last is taken for the cause. */
  async endStuck(): Promise<void> {
    this.lose('A rendering thread was stuck.', Atomics.load(this.state, cells.page))
    await this.worker.terminate()
  }

  async close(): Promise<void> {
    this.lose('The storefront closes.')
    await this.worker.terminate()
  }

  private take(answer: Answer): void {
    const page = this.end(answer.id)
    if ('error' in answer) page?.reject(new Error(answer.error))
    else page?.resolve(answer.page)
  }

  /** Forgets a page; returns the caller that waited for it. */
  private end(id: number): Waiting | undefined {
    const page = this.waiting.get(id)
    clearTimeout(page?.timer)
    this.waiting.delete(id)
    return page
  }

  /** `culprit` is the id of the page that blocked the thread, 0 when unknown. */
  private lose(reason: string, culprit = 0): void {
    if (this.isLost) return
    this.isLost = true
    this.isReady = false
    this.onLost()
    for (const id of [...this.waiting.keys()]) {
      const other = culprit === 0 ? 'unknown' : 'another page'
      this.end(id)?.reject(new ThreadLost(reason, culprit === id ? 'this page' : other))
    }
  }
}
