import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { ExposeName, Exposes, RoutesModule } from '@storefront/contract'
import type { ScreenHandle } from '@storefront/router'
import type { RenderBundle, RenderedPage, RenderInput } from '@storefront/shell'
import { log } from '../operations/log.ts'

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

/** Data that a thread starts with. The main thread reads the shared memory while this one is stuck. */
export type WorkerData = {
  bundle: string
  /** A counter that the thread raises while its event loop runs. */
  beats: Int32Array
  /** Id of the page that the thread worked on last, 0 when that page is done. */
  page: Int32Array
}

/** Must be there before any server-side build of a remote is imported. */
const sharedGlobal = '__STOREFRONT_SHARED__'

/** Interval at which this thread raises its counter, in ms. */
const beatMs = 50

/** Delay before a server-side build that failed to import is tried again, in ms. */
const retryAfterMs = 10_000

const port = parentPort
if (!port) throw new Error('render-worker.ts is for a thread of its own.')
const { bundle, beats, page } = workerData as WorkerData
setInterval(() => Atomics.add(beats, 0, 1), beatMs)
// A promise that a remote leaves rejected after its page went out must not end the thread: other pages are in it.
process.on('unhandledRejection', (error) =>
  log.error({ error }, 'a remote left a rejected promise'),
)

// Screens report errors by console.error: on the server they go into the one log.
console.error = (message, error) => log.error({ error }, String(message))

const { renderPage, shared } = (await import(pathToFileURL(bundle).href)) as RenderBundle
Object.assign(globalThis, { [sharedGlobal]: shared })
const builds = new Map<string, ImportedBuild>()

async function done({ id, job }: Question): Promise<RenderedPage | null> {
  if ('imports' in job) {
    const outcomes = await Promise.allSettled(job.imports.map((file) => importWhole(file)))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') log.error({ error: outcome.reason }, 'cannot be imported')
    }
    return null
  }
  const loadExpose = async <Name extends ExposeName>(remote: string, expose: Name) => {
    const file = job.serverBuilds[remote]
    if (!file) throw new Error(`${remote} has no server-side build`)
    const load = (await importBuild(file)).exposes[expose]
    if (!load) throw new Error(`${remote} has no ${expose} for the server`)
    return (await load()) as Exposes[Name]
  }
  // If the thread gets stuck, this names the page that it was rendering.
  return renderPage(job.input, loadExpose, () => Atomics.store(page, 0, id))
}

port.on('message', async (question: Question) => {
  const { id } = question
  try {
    port.postMessage({ id, page: await done(question) } satisfies Answer)
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    port.postMessage({ id, error: text } satisfies Answer)
  } finally {
    Atomics.compareExchange(page, 0, id, 0)
  }
})
port.postMessage('ready')

type ServerBuild = { exposes: Partial<Record<ExposeName, () => Promise<unknown>>> }

type ImportedBuild = { build: Promise<ServerBuild>; attempt: number; failedAt: number | null }

/** Loads everything of a build that a page may need: its exposes and their screens. */
async function importWhole(file: string): Promise<void> {
  const { exposes } = await importBuild(file)
  const modules = await Promise.all(Object.values(exposes).map((load) => load()))
  const routes = modules.flatMap((module) => (module as Partial<RoutesModule>).routes ?? [])
  await Promise.all(routes.map(({ handle }) => (handle as ScreenHandle | undefined)?.preload?.()))
}

/** The build in a file, imported once; one that failed is tried again after a while. Throws what its import threw. */
function importBuild(file: string): Promise<ServerBuild> {
  const before = builds.get(file)
  if (before && (before.failedAt === null || Date.now() < before.failedAt + retryAfterMs)) {
    return before.build
  }
  const attempt = before ? before.attempt + 1 : 0
  // Node remembers a failed import for ever: another try needs another address.
  const query = attempt ? `?attempt=${attempt}` : ''
  const build = import(`${pathToFileURL(file).href}${query}`) as Promise<ServerBuild>
  const imported: ImportedBuild = { build, attempt, failedAt: null }
  builds.set(file, imported)
  build.catch(() => {
    imported.failedAt = Date.now()
  })
  return build
}
