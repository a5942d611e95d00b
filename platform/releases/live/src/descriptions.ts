import type { Registry, Release } from '@storefront/contract'
import { appOf } from './apps.ts'
import { alteredDescription } from './integrity.ts'
import { DamagedFileError } from './json-file.ts'
import { releaseFolder } from './store/release-store.ts'

/** Store of descriptions, which throws if it is down, and a listener for unreadable ones. */
export type Descriptions = {
  store: { read(name: string, version: string): Promise<Release | null> }
  onTrouble?: (what: string, trouble: unknown) => void
}

/** Reads a release as it went live; null if it is missing, unreadable, altered or without hashes. */
export async function descriptionOf(
  { store, onTrouble }: Descriptions,
  registry: Registry,
  name: string,
  version: string,
): Promise<Release | null> {
  try {
    const release = await store.read(name, version)
    if (!release) throw new DamagedFileError('release.json is missing.')
    const altered = alteredDescription(name, release, pinnedHash(registry, name, version))
    if (altered.length > 0) throw new DamagedFileError(altered.join(' '))
    return release
  } catch (trouble) {
    onTrouble?.(releaseFolder(name, version), trouble)
    return null
  }
}

/** Hash of a description when the version first went live; undefined if it never did. */
export function pinnedHash(registry: Registry, name: string, version: string) {
  return appOf(registry, name)?.descriptions?.[version]
}
