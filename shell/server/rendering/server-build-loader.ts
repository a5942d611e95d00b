import { pathToFileURL } from 'node:url'
import type { ExposeName, RoutesModule } from '@storefront/contract'
import type { ScreenHandle } from '@storefront/router'

/** What a remote's build for the server exports. */
export type ServerBuild = { exposes: Partial<Record<ExposeName, () => Promise<unknown>>> }

export type ServerBuildLoaderOptions = {
  /** How long a failure is remembered before the build is asked for again, in ms. */
  retryAfterMs: number
  /** The clock, in ms. */
  now?: () => number
}

type Known = { build: Promise<ServerBuild>; attempt: number; failedAt: number | null }

/** Imports server-side builds, each once; one that failed is tried again after a while. */
export class ServerBuildLoader {
  private readonly options: Required<ServerBuildLoaderOptions>
  private readonly known = new Map<string, Known>()

  constructor(options: ServerBuildLoaderOptions) {
    this.options = { now: Date.now, ...options }
  }

  /** Has everything in a build read that a page may need: its exposes and their screens. */
  async loadAll(file: string): Promise<void> {
    const { exposes } = await this.load(file)
    const modules = await Promise.all(Object.values(exposes).map((load) => load()))
    const routes = modules.flatMap((module) => (module as Partial<RoutesModule>).routes ?? [])
    await Promise.all(routes.map(({ handle }) => (handle as ScreenHandle | undefined)?.preload?.()))
  }

  /** The build in a file. Throws what its import threw. */
  load(file: string): Promise<ServerBuild> {
    const { retryAfterMs, now } = this.options
    const before = this.known.get(file)
    if (before && (before.failedAt === null || now() < before.failedAt + retryAfterMs)) {
      return before.build
    }
    const attempt = before ? before.attempt + 1 : 0
    // Node remembers a failed import for ever: another try needs another address.
    const query = attempt ? `?attempt=${attempt}` : ''
    const build = import(`${pathToFileURL(file).href}${query}`) as Promise<ServerBuild>
    const entry: Known = { build, attempt, failedAt: null }
    this.known.set(file, entry)
    build.catch(() => {
      entry.failedAt = now()
    })
    return build
  }
}
