import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release, ShellOffer } from '@storefront/contract'
import { descriptionIntegrity, integrityOf } from './compose-release.ts'
import { misfits } from './contract-gate.ts'
import { looseFiles } from './loose-files.ts'
import {
  type Descriptions,
  liveVersions,
  promoteVersions,
  provenOnly,
  retireRemote,
  rollbackTo,
  setCanary,
} from './registry-changes.ts'
import { changeRegistry, type HistoryEntry, readHistory, readRegistry } from './registry-store.ts'
import type { ReleaseStore } from './release-store.ts'

/** A version may not go live; `reasons` says why, one sentence each. */
export class NotFitError extends Error {
  override name = 'NotFitError'
  readonly reasons: string[]

  constructor(reasons: string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

/** File beside the registry that says what the live shell offers to remotes. */
export const shellOfferName = 'shell.json'

/** Where the registry is, and where the releases it names are. */
export type Place = { root: string; store: ReleaseStore }

/**
 * Makes versions live together, in one change, once each is there, unaltered and fits; with `onlyProven` also only
 * when what is then live passed the journeys together. Throws NotFitError, RegistryChangeError.
 */
export async function promote(
  place: Place,
  versions: Record<string, string>,
  by: string,
  { onlyProven = false }: { onlyProven?: boolean } = {},
): Promise<HistoryEntry> {
  const change = promoteVersions(versions, await assertFit(place, versions))
  return changeRegistry(place.root, by, onlyProven ? provenOnly(change) : change)
}

/** Makes the version live that was live before, without any build. Throws when there was none. */
export async function rollback(place: Place, name: string, by: string): Promise<HistoryEntry> {
  const { root } = place
  const registry = await readRegistry(root)
  const history = await readHistory(root)
  const previous = previousVersion(history, name, registry.remotes[name]?.live)
  if (previous) await assertFit(place, { [name]: previous })
  const lastGood = previous && previousVersion(history, name, previous)
  return changeRegistry(root, by, rollbackTo(name, previous, lastGood))
}

/** Gives a version to a percentage of visitors. Throws NotFitError. */
export async function canary(
  place: Place,
  name: string,
  version: string,
  percent: number,
  by: string,
): Promise<HistoryEntry> {
  const descriptions = percent > 0 ? await assertFit(place, { [name]: version }) : {}
  return changeRegistry(place.root, by, setCanary(name, version, percent, descriptions[name]))
}

/** Takes a remote off the site; its releases stay, and promoting one brings it back. Throws when it is not live. */
export function retire(
  { root }: Pick<Place, 'root'>,
  name: string,
  by: string,
): Promise<HistoryEntry> {
  return changeRegistry(root, by, retireRemote(name))
}

/** The version that was live before `version` went live, or null. */
function previousVersion(
  history: HistoryEntry[],
  name: string,
  version: string | undefined,
): string | null {
  const stepsTo = history
    .flatMap(({ changes }) => changes)
    .filter(({ kind, remote, to }) => kind === 'promote' && remote === name && to === version)
  return stepsTo.findLast(({ from }) => from !== null && from !== version)?.from ?? null
}

/**
 * Throws NotFitError when a version is missing, altered, or does not fit what would be live beside it. Answers the hashes
 * of the versions' descriptions.
 */
async function assertFit(
  { root, store }: Place,
  versions: Record<string, string>,
): Promise<Descriptions> {
  const offer = JSON.parse(await readFile(join(root, shellOfferName), 'utf8')) as ShellOffer
  const registry = await readRegistry(root)
  const tuple = { ...liveVersions(registry), ...versions }
  const releases = await Promise.all(
    Object.entries(tuple).map(async ([name, version]) => ({
      name,
      version,
      release: await store.read(name, version),
    })),
  )
  const known = releases.flatMap(({ release }) => (release ? [release] : []))
  const candidates = releases.filter(({ name }) => name in versions)
  const reasons = await Promise.all(
    candidates.map(async ({ name, version, release }) => {
      if (!release) return [`${name} ${version} was never released.`]
      const pinned = registry.remotes[name]?.descriptions?.[version]
      if (pinned && pinned !== descriptionIntegrity(release))
        return [`${name} ${version}: release.json is not the file that was released.`]
      const loose = looseFiles(release).map((file) => `${name} ${version}: ${file} has no hash.`)
      return [...misfits(release, offer, known), ...loose, ...(await altered(store, release))]
    }),
  )
  if (reasons.flat().length > 0) throw new NotFitError(reasons.flat())
  return Object.fromEntries(
    candidates.flatMap(({ name, release }) =>
      release ? [[name, descriptionIntegrity(release)]] : [],
    ),
  )
}

/** Reads every file of a release back: each must be reachable and have the bytes that were released. */
async function altered(store: ReleaseStore, release: Release): Promise<string[]> {
  const { name, version } = release
  const findings = await Promise.all(
    Object.entries(release.integrity).map(async ([file, integrity]) => {
      try {
        if (integrityOf(await store.readFile(name, version, file)) === integrity) return []
        return [`${name} ${version}: ${file} is not the file that was released.`]
      } catch {
        return [`${name} ${version}: ${file} cannot be read.`]
      }
    }),
  )
  return findings.flat()
}
