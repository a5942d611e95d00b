import type { LiveRemote } from '@storefront/contract'
import { loadLimits } from './limits.ts'
import { loadScript, RemoteLoadError } from './load-script.ts'

/** A module that the shell gives to every remote, with the version it has. */
export type ProvidedModule = { version: string; module: unknown }

/** The shared modules by name and version, as the container protocol of webpack and Rspack has them. */
export type ShareScope = Record<string, Record<string, SharedVersion>>

type SharedVersion = { get: () => () => unknown; from: string; eager: true; loaded: 1 }

/** What a remote's entry leaves on the page: `init` joins it to the shared modules, `get` hands out an expose. */
export type Container = {
  init(scope: ShareScope): void | Promise<void>
  get(expose: string): Promise<() => unknown>
}

/** The modules that the shell provides, in the shape that containers look them up in. */
export function shareScope(provided: Record<string, ProvidedModule>): ShareScope {
  return Object.fromEntries(
    Object.entries(provided).map(([name, { version, module }]) => [
      name,
      { [version]: { get: () => () => module, from: 'shell', eager: true, loaded: 1 } },
    ]),
  )
}

/** Entries that run already, by their release. */
export type StartedEntries = Map<LiveRemote, Promise<Container>>

/** Runs the entries of releases before anybody asks for what is in them; who opens one hears how it ended. */
export function startEntries(releases: LiveRemote[]): StartedEntries {
  return new Map(
    releases.map((live) => {
      const running = runEntry(live, { attempt: 0, timeoutMs: loadLimits.loadMs })
      running.catch(() => undefined)
      return [live, running]
    }),
  )
}

type Run = { attempt: number; timeoutMs: number }

/**
 * Runs a remote's entry and joins it to the shared modules. `attempt` above 0 asks at a new address: a browser joins
 * a second request to one that hangs. Throws RemoteLoadError; the entry's bytes must be the ones that were released.
 */
export async function openContainer(
  live: LiveRemote,
  scope: ShareScope,
  { started, ...run }: Run & { started: StartedEntries },
): Promise<Container> {
  const container = await ((run.attempt === 0 && started.get(live)) || runEntry(live, run))
  await container.init(scope)
  return container
}

async function runEntry(
  { release, baseUrl }: LiveRemote,
  { attempt, timeoutMs }: Run,
): Promise<Container> {
  const url = `${baseUrl}${release.entry}`
  // What another attempt left, or another version, is not the answer to this one.
  globals[release.name] = undefined
  await loadScript({
    url: attempt === 0 ? url : `${url}?retry=${attempt}`,
    integrity: release.integrity[release.entry],
    timeoutMs,
  })
  const container = containerOf(release.name)
  if (!container) throw new RemoteLoadError(url, 'is not a container')
  return container
}

const globals = globalThis as Record<string, unknown>

/** A container script leaves itself on the page under its name; nothing else is taken for one. */
function containerOf(name: string): Container | null {
  const found = globals[name]
  if (typeof found !== 'object' || found === null) return null
  return 'init' in found && 'get' in found ? (found as Container) : null
}
