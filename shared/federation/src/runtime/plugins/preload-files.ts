import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { ExposeName } from '@storefront/contract'
import { preloadAssets } from '../preload.ts'
import type { RemoteOnPage } from '../remote-on-page.ts'

/** Asks for an expose's files side by side with the entry, which would name them only once it has run. */
export function preloadFiles(
  remoteOf: (remote: string) => RemoteOnPage | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'preload-files',
    beforeRequest: (request) => {
      const [remote = '', expose] = request.id.split('/')
      const page = remoteOf(remote)
      if (page && !page.isInUse) preloadAssets(page.current, `./${expose}` as ExposeName)
      return request
    },
  }
}
