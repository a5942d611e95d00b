import type { Registry, Release } from '@storefront/contract'
import { appOf } from './apps.ts'
import { alteredDescription } from './integrity.ts'
import { DamagedFileError } from './json-file.ts'

/** A store of descriptions. Throws if it is down. */
type Descriptions = { read(name: string, version: string): Promise<Release | null> }

/** Reads a release as it went live. Throws DamagedFileError if it is missing, unreadable, altered or without hashes. */
export async function descriptionOf(
  store: Descriptions,
  registry: Registry,
  name: string,
  version: string,
): Promise<Release> {
  const release = await store.read(name, version)
  if (!release) throw new DamagedFileError('release.json is missing.')
  const altered = alteredDescription(name, release, pinnedHash(registry, name, version))
  if (altered.length > 0) throw new DamagedFileError(altered.join(' '))
  return release
}

/** Hash of a description when the version first went live; undefined if it never did. */
export function pinnedHash(registry: Registry, name: string, version: string) {
  return appOf(registry, name)?.descriptions?.[version]
}
