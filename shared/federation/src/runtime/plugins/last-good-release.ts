import type {
  ModuleFederation,
  ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
import type { LiveRemote } from '@storefront/contract'
import type { RemoteOnPage } from '../remote-on-page.ts'

/** Another release of the remote counts by now. */
class GivenUpError extends Error {
  override name = 'GivenUpError'
}

/**
 * Where the live release of a remote cannot be had, loads the last good one in its place (docs/decisions/0014). Two
 * releases of one remote never meet on a page: what comes late of the one that was given up is asked for again.
 */
export function lastGoodRelease(
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
          // Neither could be had: the next load begins with the live one again.
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

/** Takes away what the release before left: a bundler takes a stylesheet of the other one for its own. */
function removeStyles(remote: string): void {
  const selector = `[data-rspack^="${CSS.escape(`${remote}:`)}"], style[data-styles-of="${CSS.escape(remote)}"]`
  for (const element of document.querySelectorAll(selector)) element.remove()
}

function entryOf(remote: { name: string } & ({ entry: string } | object)): string | undefined {
  return 'entry' in remote ? remote.entry : undefined
}
