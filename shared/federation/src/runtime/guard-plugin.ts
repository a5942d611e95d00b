import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import type { RemoteEntryExports } from '@module-federation/runtime/types'
import type { LiveRemote } from '@storefront/contract'
import { loadScript, RemoteLoadError } from './load-script.ts'

/**
 * Bounds every load of a remote's entry and makes it repeatable: the federation runtime alone waits 20 s, and
 * an address that hung once would be joined, not asked again. Every attempt after the first is a new address.
 * The entry's bytes must be the ones that were released.
 */
export function guardPlugin(
  find: (name: string) => LiveRemote | undefined,
  timeoutMs: number,
): ModuleFederationRuntimePlugin {
  const attempts = new Map<string, number>()
  return {
    name: 'storefront-guard',
    loadEntry: async ({ remoteInfo }) => {
      const { name, entry } = remoteInfo
      const present = containerOf(name)
      if (present) return present
      const attempt = attempts.get(name) ?? 0
      attempts.set(name, attempt + 1)
      const live = find(name)
      await loadScript({
        url: attempt === 0 ? entry : `${entry}?retry=${attempt}`,
        integrity: live?.release.integrity[live.release.entry],
        timeoutMs,
      })
      const container = containerOf(name)
      if (!container) throw new RemoteLoadError(entry, 'is not a container')
      return container
    },
  }
}

/** A container script leaves itself on the page under its name; nothing else is taken for one. */
function containerOf(name: string): RemoteEntryExports | null {
  const found = (globalThis as Record<string, unknown>)[name]
  if (typeof found !== 'object' || found === null) return null
  return 'init' in found && 'get' in found ? (found as RemoteEntryExports) : null
}
