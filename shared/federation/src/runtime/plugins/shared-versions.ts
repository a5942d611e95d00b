import { type ModuleFederationRuntimePlugin, satisfy } from '@module-federation/enhanced/runtime'
import type { RemoteOnPage } from '../remote-on-page.ts'
import { runtimeCore } from '../runtime-core.ts'

/**
 * Refuses a release that cannot have every shared module it was built on. The federation runtime finds out with the first
 * chunk that needs one, when the remote has handed out parts already.
 */
export function sharedVersions(
  remoteOf: (remote: string) => RemoteOnPage | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'shared-versions',
    beforeInitRemote: ({ remoteInfo, origin }) => {
      const needed = remoteOf(remoteInfo.name)?.current.release.builtOn?.shared ?? {}
      for (const [module, range] of Object.entries(needed)) {
        const shared = Object.keys(origin.shareScopeMap.default?.[module] ?? {})
        const offered = module === runtimeCore ? [origin.version] : shared
        if (!offered.some((version) => satisfy(version, range))) {
          throw new Error(
            `Unsatisfied version ${offered.join(', ') || '(none)'} of shared module ${module} (${remoteInfo.name} needs ${range})`,
          )
        }
      }
    },
  }
}
