import {
  alteredDescription,
  appsOf,
  copyRelease,
  pinnedHash,
  type ReadRegistry,
  type ReleaseStore,
} from '@storefront/releases'
import { RegistryChangeError } from './change/changes.ts'
import type { Tuple } from './tuple.ts'

/**
 * Returns the live versions of another registry, of the named apps or of all, without canaries. Copies their releases
 * if it has another store. Throws RegistryChangeError or DamagedFileError if a release is not as it went live.
 */
export async function takeFrom(
  from: { name: string; registry: ReadRegistry; store: ReleaseStore | null },
  store: ReleaseStore,
  apps: string[],
): Promise<Tuple> {
  const there = await from.registry.read()
  const live = appsOf(there)
  const names = apps.length > 0 ? apps : Object.keys(live)
  if (names.length === 0) throw new RegistryChangeError(`Nothing is live in ${from.name}.`)
  const tuple: Tuple = {}
  for (const name of names) {
    const version = live[name]?.live
    if (!version) throw new RegistryChangeError(`${name} is not live in ${from.name}.`)
    const what = `${name} ${version}`
    const pinned = pinnedHash(there, name, version)
    if (from.store)
      console.log(`${what}: ${await copyRelease(from.store, store, name, version, pinned)}`)
    const release = await store.read(name, version)
    const altered = release ? alteredDescription(what, release, pinned) : []
    if (altered.length > 0) throw new RegistryChangeError(altered.join(' '))
    tuple[name] = version
  }
  return tuple
}
