import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { ExposeName, Exposes, Release, RoutesModule } from '@storefront/contract'
import { asReleased } from '@storefront/releases/integrity'
import type { ScreenHandle } from '@storefront/router'
import { createLog } from '@storefront/server'
import type { EmptyDocument, PageDocument, RenderBundle, RenderInput } from '@storefront/shell'
import { importRetryMs, threadBeatMs } from '../times.ts'

export type PageJob = {
  input: RenderInput
  /** Folders with server-side build and styles, by remote. */
  folders: Record<string, string>
}

type Copy = { release: Release; folder: string }

export type ImportJob = { imports: Copy[] }

export type RenderJob = PageJob | ImportJob

export type PageRequest = { id: number; job: RenderJob }

/** Page, null for an import, or the text of an error. */
export type Answer = { id: number; page: PageDocument | null } | { id: number; error: string }

/** First message of a thread. */
export type Opened = { empty: EmptyDocument }

/** The main thread reads the shared memory while this thread is stuck. */
export type WorkerData = {
  /** Folder of the shell's release. */
  shell: string
  /** Heartbeat of the event loop. */
  beats: Int32Array
  /** Id of the page that the thread works on; 0 for none. */
  page: Int32Array
}

/** Global with the shared modules, set before any server-side build of a remote is imported. */
const sharedGlobal = '__STOREFRONT_SHARED__'

// Not operations/log.ts, which awaits tracing at top level: Node 26 crashes when a thread ends while it evaluates a module
// that imports one with a top-level await (nodejs/node#62114).
const log = createLog()

const port = parentPort
if (!port) throw new Error('render-worker.ts is for a thread of its own.')
const { shell, beats, page } = workerData as WorkerData
setInterval(() => Atomics.add(beats, 0, 1), threadBeatMs)
// Screens report errors by console.error.
console.error = (message, error) => log.error({ error }, String(message))

const bundle = pathToFileURL(join(shell, 'server/render.mjs')).href
const { openShell, shared } = (await import(bundle)) as RenderBundle
Object.assign(globalThis, { [sharedGlobal]: shared })
const { empty, makePage } = await openShell((file) =>
  readFile(join(shell, 'browser', file), 'utf8'),
)
// An error of one remote must not end the thread of other pages. Set after the import of the bundle, whose errors end it.
process.on('uncaughtException', (error) =>
  log.error({ error }, 'uncaught error in a rendering thread'),
)
const builds = new Map<string, ImportedBuild>()

async function done({ id, job }: PageRequest): Promise<PageDocument | null> {
  if ('imports' in job) {
    const outcomes = await Promise.allSettled(job.imports.map(importWhole))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') log.error({ error: outcome.reason }, 'cannot be imported')
    }
    return null
  }
  const { input, folders } = job
  const copyOf = (remote: string): Copy => {
    const [live, folder] = [input.remotes[remote], folders[remote]]
    if (live && folder) return { release: live.release, folder }
    throw new Error(`${remote} has no server-side build`)
  }
  const load = async <Name extends ExposeName>(remote: string, expose: Name) => {
    const found = (await importBuild(copyOf(remote))).exposes[expose]
    if (!found) throw new Error(`${remote} has no ${expose} for the server`)
    return (await found()) as Exposes[Name]
  }
  const read = async (remote: string, file: string) => String(await released(copyOf(remote), file))
  // Stores which page is being rendered, so that the main thread knows the one that blocks this thread.
  return makePage(input, { load, read }, () => Atomics.store(page, 0, id))
}

/** Reads a file of a release. Throws DamagedFileError if it is not the released one. */
async function released({ release, folder }: Copy, file: string): Promise<Buffer> {
  return asReleased(release, file, await readFile(join(folder, file)))
}

port.on('message', async (request: PageRequest) => {
  const { id } = request
  try {
    port.postMessage({ id, page: await done(request) } satisfies Answer)
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    port.postMessage({ id, error: text } satisfies Answer)
  } finally {
    Atomics.compareExchange(page, 0, id, 0)
  }
})
port.postMessage({ empty } satisfies Opened)

type ServerBuild = { exposes: Partial<Record<ExposeName, () => Promise<unknown>>> }

type ImportedBuild = { build: Promise<ServerBuild>; attempt: number; failedAt: number | null }

/** Loads the exposes, screens and loaders of a build. */
async function importWhole(copy: Copy): Promise<void> {
  const { exposes } = await importBuild(copy)
  const modules = await Promise.all(Object.values(exposes).map((load) => load()))
  const routes = modules.flatMap((module) => (module as Partial<RoutesModule>).routes ?? [])
  await Promise.all(
    routes.flatMap(({ handle }) => {
      const { preload, preloadLoader } = (handle ?? {}) as Partial<ScreenHandle>
      return [preload?.(), preloadLoader?.()]
    }),
  )
}

/** Imports a build once, and again a while after a failure. Throws what its import threw, or DamagedFileError. */
function importBuild(copy: Copy): Promise<ServerBuild> {
  const path = join(copy.folder, copy.release.server ?? '')
  const before = builds.get(path)
  if (before && (before.failedAt === null || Date.now() < before.failedAt + importRetryMs)) {
    return before.build
  }
  const attempt = before ? before.attempt + 1 : 0
  const build = importReleased(copy, path, attempt)
  const imported: ImportedBuild = { build, attempt, failedAt: null }
  builds.set(path, imported)
  build.catch(() => {
    imported.failedAt = Date.now()
  })
  return build
}

async function importReleased(copy: Copy, path: string, attempt: number): Promise<ServerBuild> {
  const files = Object.keys(copy.release.integrity).filter((file) => file.startsWith('server/'))
  await Promise.all(files.map((file) => released(copy, file)))
  // Node caches a failed import under its address.
  return import(`${pathToFileURL(path).href}${attempt ? `?attempt=${attempt}` : ''}`)
}
