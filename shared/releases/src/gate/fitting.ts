import type { Registry, Release, ShellRelease } from '@storefront/contract'
import {
  alteredDescription,
  alteredFiles,
  descriptionIntegrity,
  integrityOf,
  keepDescription,
  keptDescription,
} from '../integrity.ts'
import { DamagedFileError, unlessDamaged } from '../json-file.ts'
import type { Place } from '../place.ts'
import { isOfPullRequest } from '../previews/pull-request-versions.ts'
import {
  type Descriptions,
  liveVersions,
  pinnedHash,
  shellName,
} from '../registry/registry-changes.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { alteredShell, liveShell, readShell } from '../store/shell-releases.ts'
import { misfits } from './contract-gate.ts'

/** A version may not go live; `reasons` says why, one sentence each. */
export class NotFitError extends Error {
  override name = 'NotFitError'
  readonly reasons: string[]

  constructor(reasons: string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

/** Why a remote may go live without a server build, by its name: its pages are then rendered in the browser only. */
export type Waivers = Record<string, string>

export type FittingOptions = {
  /** Whether the versions were live before: neither a store that is down nor a missing server build counts then. */
  wasLive?: boolean
  withoutServer?: Waivers
  /** Whether versions of pull requests pass: only where no visitor gets them. */
  fromPullRequests?: boolean
}

/**
 * Answers the hashes of the versions' descriptions, and keeps a copy of each beside the registry. Throws NotFitError when
 * one is missing, altered, of a pull request, lacks a server build without a waiver, or does not fit what would be live
 * beside it.
 */
export async function fitting(
  place: Place,
  { [shellName]: shellVersion, ...versions }: Record<string, string>,
  { wasLive = false, withoutServer = {}, fromPullRequests = false }: FittingOptions = {},
): Promise<Descriptions> {
  if (!fromPullRequests) refusePullRequests({ ...versions, [shellName]: shellVersion ?? '' })
  const registry = await place.registry.read()
  const shell = shellVersion ? await shellFitting(place, registry, shellVersion) : null
  const offer = shell ?? (await liveShell(place.root, registry))
  const canary = shell ? null : await canaryShell(place, registry)
  const tuple = { ...liveVersions(registry), ...versions }
  const read = await Promise.all(
    Object.entries(tuple).map(([name, version]) => describe(place, registry, name, version)),
  )
  const known = read.flatMap(({ release }) => (release ? [release] : []))
  const candidates = read.filter(({ name }) => name in versions)
  // A new shell must fit all live remotes; a new remote is checked alone.
  const neighbours = shell ? known.filter(({ name }) => !(name in versions)) : []
  const reasons = await Promise.all(
    candidates.map(async ({ name, version, release, failure }) => {
      if (failure && !(wasLive && release)) return [unread(name, version, failure)]
      if (!release) return [`${name} ${version} was never released.`]
      const untrusted = alteredDescription(release, pinnedHash(registry, name, version)).map(
        (reason) => `${name} ${version}: ${reason}`,
      )
      const isDown = failure && !(failure instanceof DamagedFileError)
      const changed = isDown ? [] : await altered(place.store, release)
      const isRendered = release.server || wasLive || withoutServer[name]
      const empty = isRendered ? [] : [unrendered(name, version)]
      const withCanary = canary ? misfits(release, canary, []) : []
      return [...misfits(release, offer, known), ...withCanary, ...empty, ...untrusted, ...changed]
    }),
  )
  const against = [
    ...reasons.flat(),
    ...neighbours.flatMap((release) => misfits(release, offer, known)),
  ]
  if (against.length > 0) throw new NotFitError([...new Set(against)])
  const fit = candidates.flatMap(({ release }) => (release ? [release] : []))
  for (const release of fit) await keepDescription(place.root, release)
  return Object.fromEntries([
    ...fit.map((release) => [release.name, descriptionIntegrity(release)]),
    ...(shell ? [[shellName, descriptionIntegrity(shell)]] : []),
  ])
}

function refusePullRequests(versions: Record<string, string>): void {
  const reasons = Object.entries(versions)
    .filter(([, version]) => isOfPullRequest(version))
    .map(
      ([name, version]) => `${name} ${version} is of a pull request: release it to make it live.`,
    )
  if (reasons.length > 0) throw new NotFitError(reasons)
}

/** What the canary of the shell offers; null without a canary, or where it cannot be read. */
async function canaryShell({ root }: Place, { shell }: Registry): Promise<ShellRelease | null> {
  return shell?.canary ? unlessDamaged(readShell(root, shell.canary.version)) : null
}

/** A version of the shell, once it is there and unaltered. Throws NotFitError, DamagedFileError. */
async function shellFitting(
  { root }: Place,
  registry: Registry,
  version: string,
): Promise<ShellRelease> {
  const shell = await readShell(root, version)
  if (!shell) throw new NotFitError([`${shellName} ${version} was never released.`])
  const pinned = pinnedHash(registry, shellName, version)
  if (pinned && pinned !== descriptionIntegrity(shell))
    throw new NotFitError([
      `${shellName} ${version}: shell.json is not the file that was released.`,
    ])
  const changed = await alteredShell(root, shell)
  if (changed.length > 0) throw new NotFitError(changed)
  return shell
}

/** A version's description: from the store, else (with the store's failure) the copy from when it went live. */
async function describe(
  { root, store }: Place,
  registry: Registry,
  name: string,
  version: string,
): Promise<{ name: string; version: string; release: Release | null; failure: unknown }> {
  try {
    return { name, version, release: await store.read(name, version), failure: null }
  } catch (failure) {
    const pinned = pinnedHash(registry, name, version)
    const release = pinned ? await keptDescription(root, name, version, pinned) : null
    return { name, version, release, failure }
  }
}

function unrendered(name: string, version: string): string {
  return `${name} ${version} has no server build: its pages would come empty. Waive it: --without-server ${name}="the reason".`
}

function unread(name: string, version: string, failure: unknown): string {
  if (failure instanceof DamagedFileError) return failure.message
  return `${name} ${version} cannot be read from the store: ${failure}.`
}

/** Reads every file of a release back, as it is and compressed: each must be reachable and have the bytes that were released. */
async function altered(store: ReleaseStore, release: Release): Promise<string[]> {
  const { name, version, integrity } = release
  const wrong = await alteredFiles(`${name} ${version}`, integrity, (file) =>
    store.readFile(name, version, file),
  )
  const twins = await Promise.all(
    Object.entries(integrity).map(async ([file, hash]) => {
      const twin = await store.readTwin(name, version, file).catch(() => Buffer.of())
      if (!twin || integrityOf(twin, hash) === hash) return []
      return [`${name} ${version}: ${file}.br is not the file that was released, compressed.`]
    }),
  )
  return [...wrong, ...twins.flat()]
}
