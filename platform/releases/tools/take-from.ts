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

/** Another registry, by its name, and its store. */
export type Source = { name: string; registry: ReadRegistry; store: ReleaseStore }

/**
 * Live versions of another registry, canaries left out: of the named apps, else of all and the shell. Copies them into `store`
 * where that is another one. Each must be as it went live there. Throws RegistryChangeError, DamagedFileError.
 */
export async function takeFrom(
  from: Source,
  store: ReleaseStore,
  apps: string[],
  isSameStore: boolean,
): Promise<Tuple> {
  const there = await from.registry.read()
  const live = appsOf(there)
  const names = apps.length > 0 ? apps : Object.keys(live)
  if (names.length === 0) throw new RegistryChangeError(`Nothing is live in ${from.name}.`)
  const tuple: Tuple = {}
  for (const name of names) {
    const version = live[name]?.live
    if (!version) throw new RegistryChangeError(`${name} is not live in ${from.name}.`)
    const pinned = pinnedHash(there, name, version)
    if (isSameStore) {
      const release = await store.read(name, version)
      const altered = release ? alteredDescription(`${name} ${version}`, release, pinned) : []
      if (altered.length > 0) throw new RegistryChangeError(altered.join(' '))
    } else
      console.log(
        `${name} ${version}: ${await copyRelease(from.store, store, name, version, pinned)}`,
      )
    tuple[name] = version
  }
  return tuple
}
