import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { ExposeName, Exposes, RoutesModule } from '@storefront/contract'
import type { ScreenHandle } from '@storefront/router'
import { createLog } from '@storefront/server'
import type { RenderBundle, RenderedPage, RenderInput } from '@storefront/shell'

export type PageJob = {
  input: RenderInput
  /** Paths of server-side builds by remote. */
  serverBuilds: Record<string, string>
}

export type ImportJob = { imports: string[] }

export type RenderJob = PageJob | ImportJob

export type Question = { id: number; job: RenderJob }

/** Page, null for an import, or the text of an error. */
export type Answer = { id: number; page: RenderedPage | null } | { id: number; error: string }

/** The main thread reads the shared memory while this thread is stuck. */
export type WorkerData = {
  bundle: string
  /** Heartbeat of the event loop. */
  beats: Int32Array
  /** Id of the page that the thread works on; 0 for none. */
  page: Int32Array
}

/** Global with the shared modules, set before any server-side build of a remote is imported. */
const sharedGlobal = '__STOREFRONT_SHARED__'

/** Interval of the heartbeat, in ms. */
const beatMs = 50

/** Delay before a failed import is tried again, in ms. */
const retryAfterMs = 10_000

// Not operations/log.ts, which awaits tracing at top level: Node 26 crashes when a thread ends while it evaluates a module
// that imports one with a top-level await (nodejs/node#62114).
const log = createLog()

const port = parentPort
if (!port) throw new Error('render-worker.ts is for a thread of its own.')
const { bundle, beats, page } = workerData as WorkerData
setInterval(() => Atomics.add(beats, 0, 1), beatMs)
// Screens report errors by console.error.
console.error = (message, error) => log.error({ error }, String(message))

const { renderPage, shared } = (await import(pathToFileURL(bundle).href)) as RenderBundle
Object.assign(globalThis, { [sharedGlobal]: shared })
// An error of one remote must not end the thread of other pages. Set after the import of the bundle, whose errors end it.
process.on('uncaughtException', (error) =>
  log.error({ error }, 'uncaught error in a rendering thread'),
)
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
  // Stores which page is being rendered, so that the main thread knows the one that blocks this thread.
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

/** Loads the exposes, screens and loaders of a build. */
async function importWhole(file: string): Promise<void> {
  const { exposes } = await importBuild(file)
  const modules = await Promise.all(Object.values(exposes).map((load) => load()))
  const routes = modules.flatMap((module) => (module as Partial<RoutesModule>).routes ?? [])
  await Promise.all(
    routes.flatMap(({ handle }) => {
      const { preload, preloadLoader } = (handle ?? {}) as Partial<ScreenHandle>
      return [preload?.(), preloadLoader?.()]
    }),
  )
}

/** Imports a build once, and again a while after a failure. Throws what its import threw. */
function importBuild(file: string): Promise<ServerBuild> {
  const before = builds.get(file)
  if (before && (before.failedAt === null || Date.now() < before.failedAt + retryAfterMs)) {
    return before.build
  }
  const attempt = before ? before.attempt + 1 : 0
  // Node caches a failed import under its address.
  const query = attempt ? `?attempt=${attempt}` : ''
  const build = import(`${pathToFileURL(file).href}${query}`) as Promise<ServerBuild>
  const imported: ImportedBuild = { build, attempt, failedAt: null }
  builds.set(file, imported)
  build.catch(() => {
    imported.failedAt = Date.now()
  })
  return build
}
