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
  /** The last good release that replaces the live one on this page, or null. */
  standIn(remote: string): LiveRemote | null
}

/** Registers a page's remotes with the federation runtime, and with it what guards their loading (docs/decisions/federation.md). */
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

/** The page switched to another release of the remote meanwhile. */
class GivenUpError extends Error {
  override name = 'GivenUpError'
}

/**
 * Loads a remote's last good release when its live one fails to load (docs/decisions/federation.md). A page never mixes two releases of
 * one remote: files of the failed release that arrive late are dropped and requested again from the other.
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
        const { standIn } = page
        if (!standIn) {
          // Both releases failed: the next load tries the live one again.
          if (!page.isInUse) register(page, page.live, origin)
          return undefined
        }
        console.error(`${remote.name}: ${standIn.release.version} stands in.`, error)
        register(page, standIn, origin)
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

/** Removes the styles of the release before: the bundler would take them for those of the new release. */
function removeStyles(remote: string): void {
  const selector = `[data-rspack^="${CSS.escape(`${remote}:`)}"], style[data-styles-of="${CSS.escape(remote)}"]`
  for (const element of document.querySelectorAll(selector)) element.remove()
}

function entryOf(remote: { name: string } & ({ entry: string } | object)): string | undefined {
  return 'entry' in remote ? remote.entry : undefined
}
