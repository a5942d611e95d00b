import { Worker } from 'node:worker_threads'
import type { RenderedPage, RenderInput } from '../../src/server.tsx'

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

/** Cells of the memory that a thread shares with the main one, which can read them whatever the thread does. */
export const cells = {
  /** Counts up while the thread turns. */
  beats: 0,
  /** The page that the thread turned to last, or 0 when that one is done. */
  page: 1,
}

/** A page did not come in time, while its thread went on with others. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout'
}

/** The thread of a page stopped: it was stuck, or it died. */
export class ThreadLost extends Error {
  override name = 'ThreadLost'
  /** Which page kept the thread to itself. */
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
  /** How often in a row it gave no sign of life when it was looked at. */
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
    this.worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: data })
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

  /** Looks for a sign of life. One that was silent with a page stays so until it gives one, even if nobody waits. */
  look(): void {
    const beats = Atomics.load(this.state, cells.beats)
    const isExpected = this.isReady && (this.pages > 0 || this.silence > 0)
    const isSilent = isExpected && beats === this.seenBeats
    this.silence = isSilent ? this.silence + 1 : 0
    this.seenBeats = beats
  }

  /** Ends a thread that is stuck: with the page it turned to last, as far as anybody can tell. */
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

  /** Nobody waits for a page any more; answers who did. */
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
