import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { EmptyDocument, PageDocument } from '@storefront/shell'
import { threadLookMs, threadRestartMs } from '../times.ts'
import type {
  Answer,
  Opened,
  PageJob,
  PageRequest,
  RenderJob,
  WorkerData,
} from './render-worker.ts'

/** Heap limit of a thread in MB. A remote may leak, and a thread past the limit is replaced. */
const maxOldGenerationSizeMb = 256

/** A page timed out, but its thread is still running. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout'
}

/** Reason for which a thread is replaced. */
export type ThreadEnd = 'memory' | 'stuck' | 'error' | 'exit'

/** The thread of a page was stuck or died. */
export class ThreadLost extends Error {
  override name = 'ThreadLost'
  readonly culprit: 'this page' | 'another page' | 'unknown'

  constructor(reason: string, culprit: ThreadLost['culprit']) {
    super(reason)
    this.culprit = culprit
  }
}

type Waiting = Omit<PromiseWithResolvers<PageDocument | null>, 'promise'> & {
  timer: NodeJS.Timeout
}

/** One rendering thread with several pages at once, which mostly wait for loaders. */
class RenderThread {
  /** Resolves when the thread can render. Rejects if it ends before that. */
  readonly ready: Promise<EmptyDocument>
  isReady = false
  isLost = false
  /** Consecutive checks without a heartbeat. */
  silence = 0
  private readonly worker: Worker
  private readonly beats = sharedCell()
  private readonly page = sharedCell()
  private readonly waiting = new Map<number, Waiting>()
  private readonly onLost: (how: ThreadEnd) => void
  private seenBeats = 0
  private lastId = 0

  constructor(shell: string, onLost: (how: ThreadEnd) => void) {
    this.onLost = onLost
    this.worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { shell, beats: this.beats, page: this.page } satisfies WorkerData,
      resourceLimits: { maxOldGenerationSizeMb },
    })
    this.worker.on('error', (error: NodeJS.ErrnoException) => {
      const how = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'error'
      this.lose(how, `A rendering thread died: ${error.stack ?? error}`)
    })
    this.worker.on('exit', () => this.lose('exit', 'A rendering thread ended.'))
    this.ready = new Promise((resolve, reject) => {
      this.worker.once('exit', () => reject(new Error('A rendering thread could not start.')))
      this.worker.on('message', (message: Answer | Opened) => {
        if ('id' in message) return this.take(message)
        this.isReady = true
        resolve(message.empty)
      })
    })
    this.ready.catch(() => undefined)
  }

  get pages(): number {
    return this.waiting.size
  }

  /** Throws RenderTimeout, ThreadLost, or what the page threw. */
  do(job: RenderJob, timeoutMs: number): Promise<PageDocument | null> {
    if (this.isLost)
      return Promise.reject(new ThreadLost('The rendering thread is gone.', 'unknown'))
    const id = ++this.lastId
    const { promise, ...waiting } = Promise.withResolvers<PageDocument | null>()
    const timer = setTimeout(() => {
      this.end(id)?.reject(new RenderTimeout(`Nothing came in ${Math.round(timeoutMs)} ms.`))
    }, timeoutMs)
    this.waiting.set(id, { ...waiting, timer })
    this.worker.postMessage({ id, job } satisfies PageRequest)
    return promise
  }

  /** Counts checks without a heartbeat while pages wait. Once silent, a thread must beat again, even with no page waiting. */
  look(): void {
    const beats = Atomics.load(this.beats, 0)
    const isExpected = this.isReady && (this.pages > 0 || this.silence > 0)
    const isSilent = isExpected && beats === this.seenBeats
    this.silence = isSilent ? this.silence + 1 : 0
    this.seenBeats = beats
  }

  /** Ends a stuck thread and blames the page that it worked on last. */
  async endStuck(): Promise<void> {
    this.lose('stuck', 'A rendering thread was stuck.', Atomics.load(this.page, 0))
    await this.worker.terminate()
  }

  async close(): Promise<void> {
    this.lose('exit', 'The storefront closes.')
    await this.worker.terminate()
  }

  private take(answer: Answer): void {
    const page = this.end(answer.id)
    if ('error' in answer) page?.reject(new Error(answer.error))
    else page?.resolve(answer.page)
  }

  /** Removes a waiting page. Returns the functions that settle its promise. */
  private end(id: number): Waiting | undefined {
    const page = this.waiting.get(id)
    clearTimeout(page?.timer)
    this.waiting.delete(id)
    return page
  }

  /** `culprit` is the id of the blocking page; 0 when unknown. */
  private lose(how: ThreadEnd, reason: string, culprit = 0): void {
    if (this.isLost) return
    this.isLost = true
    this.isReady = false
    this.onLost(how)
    for (const id of [...this.waiting.keys()]) {
      const other = culprit === 0 ? 'unknown' : 'another page'
      this.end(id)?.reject(new ThreadLost(reason, culprit === id ? 'this page' : other))
    }
  }
}

/** Missed heartbeats after which a thread gets no more pages while other threads respond. */
const noticedLooks = 3

export type RenderThreadsOptions = {
  /** Folder of the shell's release. */
  shell: string
  count: number
  /** Time without a heartbeat after which a thread is stuck, in ms. */
  stuckMs: number
  /** Called when a thread is replaced. */
  onLost?: ((how: ThreadEnd) => void) | undefined
}

/** Rendering threads. A watchdog replaces those that are stuck or dead. */
export class RenderThreads {
  private readonly shell: string
  private readonly stuckAfterLooks: number
  private readonly threads: RenderThread[]
  private readonly watchdog: NodeJS.Timeout
  private readonly onLost: ((how: ThreadEnd) => void) | undefined
  private isClosed = false

  constructor({ shell, count, stuckMs, onLost }: RenderThreadsOptions) {
    this.shell = shell
    this.onLost = onLost
    this.stuckAfterLooks = Math.ceil(stuckMs / threadLookMs)
    this.threads = Array.from({ length: count }, () => this.start())
    // Counts checks instead of time, because this thread may have been blocked itself.
    this.watchdog = setInterval(() => this.look(), threadLookMs)
    this.watchdog.unref()
  }

  /** Document without a body, from the first thread that is ready. Throws when none can start. */
  empty(): Promise<EmptyDocument> {
    return Promise.any(this.threads.map(({ ready }) => ready))
  }

  /** Renders in the least busy thread. Throws RenderTimeout, ThreadLost, or what the page threw. */
  async render(job: PageJob, timeoutMs: number): Promise<PageDocument> {
    const [thread] = this.threads.toSorted((a, b) => burden(a) - burden(b))
    if (!thread) throw new Error('There are no rendering threads.')
    const page = await thread.do(job, timeoutMs)
    if (!page) throw new Error('A rendering thread answered without a page.')
    return page
  }

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
    const thread = new RenderThread(this.shell, async (how) => {
      if (!this.isClosed) this.onLost?.(how)
      // Do not restart in a tight loop.
      await thread.ready.catch(() => pause(threadRestartMs, undefined, { ref: false }))
      if (!this.isClosed) this.threads[this.threads.indexOf(thread)] = this.start()
    })
    return thread
  }
}

/** Rank of a thread for the next page, the lowest first: ready, not silent, few pages. */
function burden({ isLost, isReady, silence, pages }: RenderThread): number {
  return (
    1e9 * Number(isLost) + 1e8 * Number(!isReady) + 1e5 * Math.floor(silence / noticedLooks) + pages
  )
}

function sharedCell(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}
