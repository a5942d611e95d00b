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
import { RemoteOnPage } from './remote-on-page.ts'

export type FederationOptions = {
  /** Live remotes by name, fixed until the next page load. */
  remotes: Record<string, LiveRemote>
  plugins?: ModuleFederationRuntimePlugin[]
  /** Federation runtime; by default the instance of the shell's build. */
  instance?: ModuleFederation | null
}

export type Federation = {
  /** Runs the entry of a remote before its first load. Ignores a failure, which that load will report. */
  start(remote: string): void
  /**
   * Loads an expose of the live release, or else of the last good one, within a time limit. Throws when both are down,
   * slow, altered or incompatible; the next call tries the live one again.
   */
  load<Name extends ExposeName>(remote: string, expose: Name): Promise<Exposes[Name]>
  /** Last good release that replaces the live one, or null. */
  fallbackRelease(remote: string): LiveRemote | null
}

/** Registers the remotes of a page and the guards of their loads (docs/decisions/federation.md). */
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
    fallbackRelease: (remote) => {
      const page = pages.get(remote)
      return page && page.current !== page.live ? page.current : null
    },
  }
}

/** A file arrived after the page had switched to another release. */
class GivenUpError extends Error {
  override name = 'GivenUpError'
}

/**
 * Loads the last good release of a remote when its live one fails (docs/decisions/federation.md). A page never mixes
 * releases of a remote: late files of the failed one are dropped and requested again.
 */
function lastGoodRelease(
  remoteOf: (remote: string) => RemoteOnPage | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'last-good-release',
    onLoad: ({ id, remote }) => {
      const page = remoteOf(remote.name)
      if (!page) return
      if (!page.isCurrent(entryOf(remote))) throw new GivenUpError(`${id} came late`)
      page.isInUse = true
    },
    errorLoadRemote: async ({ id, error, lifecycle, remote, origin }) => {
      const page = remoteOf(remote?.name ?? '')
      if (!page || !remote || lifecycle !== 'onLoad') return undefined
      if (page.isCurrent(remote.entry)) {
        const { lastGood } = page
        if (!lastGood) {
          // Both failed, so the next load tries the live one.
          if (!page.isInUse) register(page, page.live, origin)
          return undefined
        }
        console.error(`${remote.name}: falling back to ${lastGood.release.version}.`, error)
        register(page, lastGood, origin)
      } else if (page.current === page.live) return undefined
      try {
        return await origin.loadRemote(id)
      } catch (later) {
        throw error instanceof GivenUpError ? later : error
      }
    },
  }
}

function register(page: RemoteOnPage, release: LiveRemote, origin: ModuleFederation): void {
  removeStyles(release.release.name)
  page.switchTo(release)
  origin.registerRemotes([page.registration], { force: true })
}

/** Removes the styles of the previous release, which the bundler would take for those of the new one. */
function removeStyles(remote: string): void {
  const selector = `[data-rspack^="${CSS.escape(`${remote}:`)}"], style[data-styles-of="${CSS.escape(remote)}"]`
  for (const element of document.querySelectorAll(selector)) element.remove()
}

function entryOf(remote: { name: string } & ({ entry: string } | object)): string | undefined {
  return 'entry' in remote ? remote.entry : undefined
}
