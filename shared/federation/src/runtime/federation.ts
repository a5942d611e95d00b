import {
  getInstance,
  getRemoteEntry,
  getRemoteInfo,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
import type { ExposeName, Exposes, LiveRemote } from '@storefront/contract'
import { preloadFiles } from './assets.ts'
import { loadGuards } from './load-guards.ts'
import { lastGoodRelease, RemoteOnPage } from './remote-on-page.ts'

export type FederationOptions = {
  /** The live remotes of this page load, by name: fixed until the next load. */
  remotes: Record<string, LiveRemote>
  /** More plugins of the federation runtime. */
  plugins?: ModuleFederationRuntimePlugin[]
  /** The shell's instance of the federation runtime, as its build made it; a test's own. */
  instance?: ModuleFederation | null
}

/** The remotes of a page, as the shell sees them. */
export type Federation = {
  /** Runs a remote's entry ahead of the first load from it; a failure is reported to that load. */
  start(remote: string): void
  /**
   * Loads one expose, bounded in time: of the live release, or of the last good one where the live one cannot be had.
   * Throws when neither can: down, slow, altered or incompatible; a later call tries the live one again.
   */
  load<Name extends ExposeName>(remote: string, expose: Name): Promise<Exposes[Name]>
  /** The last good release that stands in for the live one on this page, or null. */
  standIn(remote: string): LiveRemote | null
}

/** Registers a page's remotes with the federation runtime, and with it what guards their loading (docs/decisions/0022). */
export function createFederation({
  remotes,
  plugins = [],
  instance = getInstance(),
}: FederationOptions): Federation {
  if (!instance) throw new Error('The page has no federation runtime.')
  const pages = new Map(
    Object.entries(remotes).map(([name, live]) => [name, new RemoteOnPage(live)]),
  )
  const remoteOf = (name: string) => pages.get(name)
  instance.registerPlugins([
    ...loadGuards(remoteOf),
    preloadFiles(remoteOf),
    lastGoodRelease(remoteOf),
    ...plugins,
  ])
  instance.registerRemotes([...pages.values()].map((page) => page.registration))

  return {
    start: (remote) => {
      const page = pages.get(remote)
      if (!page) return
      const remoteInfo = getRemoteInfo(page.registration)
      getRemoteEntry({ origin: instance, remoteInfo }).catch(() => undefined)
    },
    load: async <Name extends ExposeName>(remote: string, expose: Name) => {
      if (!pages.has(remote)) throw new Error(`There is no live release of ${remote}.`)
      performance.mark(`${remote}:load`)
      const module = await instance.loadRemote<Exposes[Name]>(expose.replace('.', remote))
      if (!module) throw new Error(`${remote} has no ${expose}.`)
      return module
    },
    standIn: (remote) => {
      const page = pages.get(remote)
      return page && page.current !== page.live ? page.current : null
    },
  }
}
