import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { pagesOf, sitemapOf } from '@storefront/release-tools'
import type { PageInput } from '@storefront/shell'
import type { SampleJob } from './render-samples.ts'

/** Longest render of all samples of a vertical, in ms. */
const patienceMs = 10_000

/** Renders samples in threads, each for one build. The next thread imports the shell before it is needed. */
export class SampleRenders {
  private thread: { worker: Worker; failed: Promise<Error[]> } | null = null
  private readonly site: string
  private readonly folder: string

  /** `folder` has a folder with the server build of each app. */
  constructor(site: string, folder: string) {
    this.site = site
    this.folder = folder
  }

  /** Opens the newest build of the shell. */
  open(): void {
    this.close()
    const worker = new Worker(new URL('./render-samples.ts', import.meta.url), {
      workerData: this.built('shell', 'render.mjs'),
    })
    worker.unref()
    // The shell may fail before a vertical is rendered. Without a listener that would end this process.
    this.thread = { worker, failed: once(worker, 'error') }
  }

  /** Renders the samples of a vertical. Calls `onFaults` with all faults whenever one is found. */
  async render(name: string, onFaults: (faults: string[]) => void): Promise<void> {
    const { thread } = this
    if (!thread) return
    this.thread = null
    const faults: string[] = []
    const note = (fault: string) => {
      if (faults.includes(fault)) return
      faults.push(fault)
      onFaults(faults)
    }
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      note(`${name} does not render its samples in ${patienceMs / 1000} s.`)
      end()
    }, patienceMs)
    const { worker, failed } = thread
    worker.on('message', (fault: string | null) => (fault === null ? end() : note(fault)))
    void failed.then(([error]) => {
      note(error?.stack ?? String(error))
      end()
    })
    worker.postMessage(await this.job(name))
    await ended
    clearTimeout(timer)
    this.thread = thread
    this.open()
  }

  close(): void {
    void this.thread?.worker.terminate()
  }

  private async job(name: string): Promise<SampleJob> {
    const { site } = this
    const html = await (await fetch(site)).text()
    const [, boot = ''] = /id="boot">(.*?)<\/script>/s.exec(html) ?? []
    const page: PageInput = JSON.parse(boot)
    const { release } = page.remotes[name] ?? {}
    return {
      name,
      build: this.built(name, 'server.mjs'),
      page: { ...page, origin: site, apiBase: `${site}/api/v1`, isMeasured: false },
      pages: release ? pagesOf([release], await sitemapOf(site), new Date()) : [],
    }
  }

  private built(app: string, file: string): string {
    return pathToFileURL(join(this.folder, app, file)).href
  }
}
