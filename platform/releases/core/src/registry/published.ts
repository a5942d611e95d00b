import type { Published, Registry, Release } from '@storefront/contract'
import { misfits } from '../gate/gate.ts'
import { alteredDescription } from '../integrity.ts'
import { DamagedFileError, valueAs } from '../json-file.ts'
import { publishedSchema } from '../schemas.ts'
import { liveShell } from '../store/live-shell.ts'
import { type Place, releaseFolder } from '../store/release-store.ts'
import { pinnedHash, standInFor } from './registry-changes.ts'

/** Where the descriptions of remotes are read. */
export type RemoteDescriptions = {
  /** Null where there is none. Throws DamagedFileError, and where it does not answer. */
  read(name: string, version: string): Promise<Release | null>
}

/** Where descriptions are read, and what is told of one that cannot be. */
export type Descriptions = {
  store: RemoteDescriptions
  shells: Pick<Place['store'], 'read' | 'versions'>
  onTrouble?: (what: string, trouble: unknown) => void
}

/**
 * What is live with the descriptions of its releases, so that a storefront neither reads nor judges them. Descriptions
 * that `known` has are taken from there. A release that was altered or cannot be read is left out.
 */
export async function publishedOf(
  registry: Registry,
  descriptions: Descriptions,
  known: Published | null = null,
): Promise<Published> {
  const found = await Promise.all(
    shownVersions(registry).map(async ([name, version]): Promise<[string, Release][]> => {
      const what = releaseFolder(name, version)
      const before = known?.releases[what]
      if (before && !isAltered(registry, before)) return [[what, before]]
      const release = await descriptionOf(descriptions, registry, name, version)
      return release ? [[what, release]] : []
    }),
  )
  const releases = Object.fromEntries(found.flat())
  const candidates = liveAndCanaries(registry).flatMap(([name, version]) => {
    const stead = standInFor(registry, name, version)
    const release = releases[releaseFolder(name, stead ?? '')]
    const live = releases[releaseFolder(name, version)]
    if (!release || (live && !doesAsMuch(release, live))) return []
    return [{ release, of: releaseFolder(name, version) }]
  })
  const offer = candidates.length > 0 ? await offerOf(descriptions, registry) : null
  const fit = candidates.filter(({ release, of }) =>
    offer ? misfits(release, offer, []).length === 0 : known?.standIns[of] === release.version,
  )
  const standIns = Object.fromEntries(fit.map(({ release, of }) => [of, release.version]))
  return { ...registry, releases, standIns }
}

/** What the live shell offers; null where that cannot be read. */
async function offerOf({ shells, onTrouble }: Descriptions, registry: Registry) {
  return liveShell(shells, registry).catch((trouble: unknown) => {
    onTrouble?.('shell.json', trouble)
    return null
  })
}

/** What is published as it was written. Throws DamagedFileError, which names the `file`. */
export function asPublished(value: unknown, file: string): Published {
  const published = valueAs(publishedSchema, value, file)
  if (isUnaltered(published)) return published
  throw new DamagedFileError(`${file} is damaged: it has a release that did not go live like that.`)
}

/** Whether a document has no other releases than its registry shows, each as it went live, and no other stand-ins. */
function isUnaltered(published: Published): boolean {
  const { releases, standIns } = published
  const shown = shownVersions(published).map((version) => releaseFolder(...version))
  const replaced = liveAndCanaries(published).flatMap(([name, version]): [string, string][] => {
    const stead = standInFor(published, name, version)
    return stead && releases[releaseFolder(name, stead)]
      ? [[releaseFolder(name, version), stead]]
      : []
  })
  const mayStandIn = Object.fromEntries(replaced)
  return (
    Object.entries(releases).every(
      ([what, release]) =>
        shown.includes(what) &&
        what === releaseFolder(release.name, release.version) &&
        !isAltered(published, release),
    ) && Object.entries(standIns).every(([what, version]) => mayStandIn[what] === version)
  )
}

/** A release as it went live; null where it cannot be read, or was altered. */
export async function descriptionOf(
  { store, onTrouble }: Pick<Descriptions, 'store' | 'onTrouble'>,
  registry: Registry,
  name: string,
  version: string,
): Promise<Release | null> {
  return describedAs(store, registry, name, version).catch((trouble: unknown) => {
    onTrouble?.(releaseFolder(name, version), trouble)
    return null
  })
}

/** A release as it went live. Throws when it is not there, altered or without its hashes, or the store does not answer. */
export async function describedAs(
  store: RemoteDescriptions,
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

function isAltered(registry: Registry, release: Release): boolean {
  const pinned = pinnedHash(registry, release.name, release.version)
  return alteredDescription(release.name, release, pinned).length > 0
}

type Version = [name: string, version: string]

/** What visitors get without having asked for it. */
function liveAndCanaries({ remotes }: Registry): Version[] {
  return Object.entries(remotes).flatMap(([name, { live, canary }]): Version[] =>
    canary && canary.version !== live
      ? [
          [name, live],
          [name, canary.version],
        ]
      : [[name, live]],
  )
}

function shownVersions(registry: Registry): Version[] {
  const lastGood = Object.entries(registry.remotes).flatMap(([name, remote]): Version[] =>
    remote.lastGood ? [[name, remote.lastGood]] : [],
  )
  return [...liveAndCanaries(registry), ...lastGood]
}

/** Whether a release has every address and every expose of the live one. */
function doesAsMuch(release: Release, live: Release): boolean {
  return (
    live.mounts.every((mount) => release.mounts.includes(mount)) &&
    Object.keys(live.exposes).every((expose) => expose in release.exposes)
  )
}
