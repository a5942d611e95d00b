import type { ExposeName, Exposes, LiveRemote } from '@storefront/contract'
import { openContainer, type ProvidedModule, type StartedEntries, shareScope } from './container.ts'
import { loadLimits } from './limits.ts'
import { makeRoom } from './one-version.ts'
import { preloadAssets } from './preload.ts'
import { RemoteLoader } from './remote-loader.ts'

export type FederationOptions = {
  provided: Record<string, ProvidedModule>
  /** The live remotes of this page load, by name: fixed until the next load. */
  remotes: Record<string, LiveRemote>
  /** Entries of these remotes that run already. */
  started?: StartedEntries
}

/** The remotes of a page, as the shell sees them. */
export type Federation = {
  /**
   * Loads one expose, bounded in time: of the live release, or of the last good one where the live one cannot be had.
   * Throws when neither can: down, slow, altered or incompatible; a later call tries the live one again.
   */
  load<Name extends ExposeName>(remote: string, expose: Name): Promise<Exposes[Name]>
  /** The last good release that stands in for the live one on this page, or null. */
  standIn(remote: string): LiveRemote | null
}

/** Joins the page's remotes to the modules that the shell provides, by the container protocol itself (docs/decisions/0008). */
export function createFederation(options: FederationOptions): Federation {
  const { provided, remotes, started = new Map() } = options
  const scope = shareScope(provided)
  const loaders = new Map(
    Object.entries(remotes).map(([name, live]) => [
      name,
      new RemoteLoader(live, {
        open: (release, attempt) =>
          openContainer(release, scope, { attempt, timeoutMs: loadLimits.loadMs, started }),
        leave: makeRoom,
        hint: (release, expose) => preloadAssets(release, expose as ExposeName),
      }),
    ]),
  )

  return {
    load: async <Name extends ExposeName>(remote: string, expose: Name) => {
      const loader = loaders.get(remote)
      if (!loader) throw new Error(`There is no live release of ${remote}.`)
      performance.mark(`${remote}:load`)
      return (await loader.load(expose)) as Exposes[Name]
    },
    standIn: (remote) => {
      const inUse = loaders.get(remote)?.inUse
      return inUse && inUse !== remotes[remote] ? inUse : null
    },
  }
}
