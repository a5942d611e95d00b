import { createInstance } from '@module-federation/runtime'
import type { ExposeName, Exposes, LiveRemote } from '@storefront/contract'
import { guardPlugin } from './guard-plugin.ts'
import { preloadAssets } from './preload.ts'

/** A module that the shell gives to every remote, with the version it has. */
export type ProvidedModule = { version: string; module: unknown }

export type FederationOptions = {
  provided: Record<string, ProvidedModule>
  /** The live remotes of this page load, by name: fixed until the next load. */
  remotes: Record<string, LiveRemote>
  /** How long an entry may take, in ms. */
  timeoutMs?: number
}

/** The remotes of a page, as the shell sees them. */
export type Federation = {
  remotes: Record<string, LiveRemote>
  /** Whether the live release of `remote` has `expose`. */
  has(remote: string, expose: ExposeName): boolean
  /** Loads one expose, bounded in time. Throws when the remote is down, slow, altered or incompatible; a later call tries again. */
  load<Name extends ExposeName>(remote: string, expose: Name): Promise<Exposes[Name]>
  /** Asks the browser for the files of a visit before it happens: the expose, and the screens named. */
  preload(remote: string, expose: ExposeName, screens?: string[]): void
}

/** Joins the page's remotes to the modules that the shell provides. */
export function createFederation(options: FederationOptions): Federation {
  const { provided, remotes, timeoutMs = 3500 } = options
  const instance = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    remotes: Object.entries(remotes).map(([name, { release, baseUrl }]) => ({
      name,
      entry: `${baseUrl}${release.entry}`,
      type: 'var' as const,
    })),
    shared: Object.fromEntries(
      Object.entries(provided).map(([name, { version, module }]) => [
        name,
        {
          version,
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: version, eager: true },
        },
      ]),
    ),
    plugins: [guardPlugin((name) => remotes[name], timeoutMs)],
  })

  return {
    remotes,
    has: (remote, expose) => remotes[remote]?.release.exposes[expose] !== undefined,
    load: async <Name extends ExposeName>(remote: string, expose: Name) => {
      const id = `${remote}/${expose.replace('./', '')}`
      const module = await instance.loadRemote<Exposes[Name]>(id)
      if (!module) throw new Error(`${id} is empty`)
      return module
    },
    preload: (remote, expose, screens = []) => {
      const live = remotes[remote]
      if (live) preloadAssets(live, expose, screens)
    },
  }
}
