import type { Registry } from '@storefront/contract'
import {
  alteredDescription,
  asReleased,
  copyRelease,
  DamagedFileError,
  DirectoryStore,
  openStore,
  pinnedHash,
  shellName,
  unlessDamaged,
} from '@storefront/releases'

/** Files of a shell that this server runs or writes into pages. */
const usedHere = /^server\/|^browser\/[^/]+\.(css|json)$/

/**
 * Returns a function that copies a release of the shell from the store to `folder`, unless it is there, and verifies
 * what this server uses of it. That throws when the release is missing or altered.
 */
export function shellCopies(store: string, folder: string) {
  const own = new DirectoryStore(folder)
  const underWay = new Map<string, Promise<void>>()
  const copy = async (version: string, registry: Registry): Promise<void> => {
    const pinned = pinnedHash(registry, shellName, version)
    if (store !== folder && !(await unlessDamaged(own.read(shellName, version))))
      await copyRelease(await openStore(store), own, shellName, version, pinned)
    const release = await own.read(shellName, version)
    if (!release) throw new DamagedFileError('shell.json is missing.')
    const [altered] = alteredDescription(`${shellName} ${version}`, release, pinned)
    if (altered) throw new DamagedFileError(altered)
    const files = Object.keys(release.integrity).filter((file) => usedHere.test(file))
    const verify = async (file: string) =>
      asReleased(release, file, await own.readFile(shellName, version, file))
    await Promise.all(files.map(verify))
  }
  return (version: string, registry: Registry): Promise<void> => {
    const copying = underWay.get(version) ?? copy(version, registry)
    underWay.set(version, copying)
    return copying.finally(() => underWay.delete(version))
  }
}
