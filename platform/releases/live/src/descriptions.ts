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

/** Reads a release as it went live; null if it is unreadable or altered. */
export async function descriptionOf(
  { store, onTrouble }: Descriptions,
  registry: Registry,
  name: string,
  version: string,
): Promise<Release | null> {
  return describedAs(store, registry, name, version).catch((trouble: unknown) => {
    onTrouble?.(releaseFolder(name, version), trouble)
    return null
  })
}

/**
 * Reads a release as it went live. Throws DamagedFileError if missing, altered or without hashes; else the store's
 * error.
 */
export async function describedAs(
  store: Descriptions['store'],
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

/** Version that browsers fall back to: the last good one for the live version, the live one for a canary, else null. */
export function fallbackVersion(
  { remotes }: Registry,
  name: string,
  version: string,
): string | null {
  const remote = remotes[name]
  if (remote?.live === version) return remote.lastGood ?? null
  return remote?.canary?.version === version ? remote.live : null
}

type Version = [name: string, version: string]

export function liveAndCanaries({ remotes }: Registry): Version[] {
  return Object.entries(remotes).flatMap(([name, { live, canary }]): Version[] =>
    canary && canary.version !== live
      ? [
          [name, live],
          [name, canary.version],
        ]
      : [[name, live]],
  )
}

export function shownVersions(registry: Registry): Version[] {
  const lastGood = Object.entries(registry.remotes).flatMap(([name, remote]): Version[] =>
    remote.lastGood ? [[name, remote.lastGood]] : [],
  )
  return [...liveAndCanaries(registry), ...lastGood]
}
