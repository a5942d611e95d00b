import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { LiveRemote } from '@storefront/contract'

export type VerifiedScriptsOptions = {
  /** The release that counts of a remote. */
  releaseOf: (remote: string) => LiveRemote | undefined
  /** How long the entry may take that this load (`flights/routes`) waits for, in ms. */
  timeoutFor: (remote: string, id: string | undefined) => number
}

/**
 * Adds the script of an entry with the hash of its bytes, which the browser holds it to. Its chunks carry theirs in the
 * entry (SubresourceIntegrityPlugin); the page's Trusted Types policy decides on every address.
 */
export function verifiedScripts(options: VerifiedScriptsOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'verified-scripts',
    createScript: ({ url, remoteInfo, resourceContext }) => {
      const release = options.releaseOf(remoteInfo?.name ?? '')?.release
      if (!release) return undefined
      const script = document.createElement('script')
      script.src = url
      script.async = true
      script.crossOrigin = 'anonymous'
      script.integrity = release.integrity[release.entry] ?? ''
      return { script, timeout: options.timeoutFor(release.name, resourceContext?.id) }
    },
  }
}
