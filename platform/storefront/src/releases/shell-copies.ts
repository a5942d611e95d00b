import type { Registry } from '@storefront/contract'
import { copyRelease, DirectoryStore, openStore, pinnedHash, shellName } from '@storefront/releases'

/**
 * Returns a function that copies a release of the shell from the store to `folder`, unless it is there. That throws
 * when the release is missing or altered.
 */
export function shellCopies(store: string, folder: string) {
  const own = new DirectoryStore(folder)
  return async (version: string, registry: Registry): Promise<void> => {
    if (store === folder || (await own.read(shellName, version))) return
    const pinned = pinnedHash(registry, shellName, version)
    await copyRelease(await openStore(store), own, shellName, version, pinned)
  }
}
