import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { ExposeName, LiveRemote } from '@storefront/contract'
import { assetsFor } from '../assets.ts'
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

/** Asks for every file of an expose at once, before its entry has said which they are; a file hinted already is left alone. */
function preloadAssets(live: LiveRemote, expose: ExposeName): void {
  for (const asset of assetsFor(live, expose)) {
    if (document.querySelector(`link[href="${CSS.escape(asset.url)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = asset.as
    link.href = asset.url
    // The same request as the loader's, or the browser makes both.
    link.crossOrigin = 'anonymous'
    if (asset.integrity) link.integrity = asset.integrity
    document.head.append(link)
  }
}
