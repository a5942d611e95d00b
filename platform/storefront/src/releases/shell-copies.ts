import type { Registry } from '@storefront/contract'
import { copyRelease, DirectoryStore, openStore, pinnedHash, shellName } from '@storefront/releases'

/**
 * Copies releases of the shell from the store at an address to the folder that the storefront runs them from. One that is there,
 * or a store that is this folder, costs nothing. The copy throws where a release is missing or is not the one that went live.
 */
export function shellCopies(store: string, folder: string) {
  const own = new DirectoryStore(folder)
  return async (version: string, registry: Registry): Promise<void> => {
    if (store === folder || (await own.read(shellName, version))) return
    const pinned = pinnedHash(registry, shellName, version)
    await copyRelease(await openStore(store), own, shellName, version, pinned)
  }
}
