import type { ExposeName, Exposes, LiveRemote } from '@storefront/contract'
import { type Container, openContainer, type ProvidedModule, shareScope } from './container.ts'
import { preloadAssets } from './preload.ts'

export type FederationOptions = {
  provided: Record<string, ProvidedModule>
  /** The live remotes of this page load, by name: fixed until the next load. */
  remotes: Record<string, LiveRemote>
  /** How long an entry may take, in ms. */
  timeoutMs?: number
}

/** The remotes of a page, as the shell sees them. */
export type Federation = {
  /** Loads one expose, bounded in time. Throws when the remote is down, slow, altered or incompatible; a later call tries again. */
  load<Name extends ExposeName>(remote: string, expose: Name): Promise<Exposes[Name]>
}

/**
 * Joins the page's remotes to the modules that the shell provides, by the container protocol itself (docs/decisions/0008).
 * An entry that failed is forgotten: the next call asks for it at a new address.
 */
export function createFederation(options: FederationOptions): Federation {
  const { provided, remotes, timeoutMs = 3500 } = options
  const scope = shareScope(provided)
  const containers = new Map<string, Promise<Container>>()
  const attempts = new Map<string, number>()

  function containerOf(name: string): Promise<Container> {
    const known = containers.get(name)
    if (known) return known
    const live = remotes[name]
    if (!live) return Promise.reject(new Error(`There is no live release of ${name}.`))
    const attempt = attempts.get(name) ?? 0
    attempts.set(name, attempt + 1)
    const opening = openContainer(live, scope, { attempt, timeoutMs })
    containers.set(name, opening)
    opening.catch(() => containers.delete(name))
    return opening
  }

  return {
    load: async <Name extends ExposeName>(remote: string, expose: Name) => {
      const live = remotes[remote]
      // Entry and expose come side by side, not one after the other.
      if (live && !containers.has(remote) && !attempts.has(remote)) preloadAssets(live, expose)
      const container = await containerOf(remote)
      return (await container.get(expose))() as Exposes[Name]
    },
  }
}
