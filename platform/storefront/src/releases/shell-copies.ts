import type { Registry } from '@storefront/contract'
import { copyRelease, DirectoryStore, openStore, pinnedHash, shellName } from '@storefront/releases'

/**
 * Copies a release of the shell from the store to the folder that runs it, unless it is there. Throws when it is
 * missing or altered.
 */
export function shellCopies(store: string, folder: string) {
  const own = new DirectoryStore(folder)
  return async (version: string, registry: Registry): Promise<void> => {
    if (store === folder || (await own.read(shellName, version))) return
    const pinned = pinnedHash(registry, shellName, version)
    await copyRelease(await openStore(store), own, shellName, version, pinned)
  }
}
