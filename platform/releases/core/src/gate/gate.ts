import { type Registry, type Release, reservedMounts, type ShellOffer } from '@storefront/contract'
import { major, minor, satisfies } from 'semver'
import {
  alteredDescription,
  alteredRelease,
  descriptionIntegrity,
  keepDescription,
  keptDescription,
} from '../integrity.ts'
import { DamagedFileError, unlessDamaged } from '../json-file.ts'
import { isOfPullRequest } from '../previews/pull-request-versions.ts'
import {
  type Descriptions,
  liveVersions,
  pinnedHash,
  shellName,
} from '../registry/registry-changes.ts'
import type { Place } from '../store/release-store.ts'
import { alteredShell, liveShell, readShell } from '../store/shell-releases.ts'

/** A version may not go live; `reasons` says why, one sentence each. */
export class NotFitError extends Error {
  override name = 'NotFitError'
  readonly reasons: string[]

  constructor(reasons: string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

export type FittingOptions = {
  /** Whether the versions were live before: neither a store that is down nor a missing server build counts then. */
  wasLive?: boolean
  /** Why a remote may go live without a server build, by its name: its pages are then rendered in the browser only. */
  withoutServer?: Record<string, string>
  /** Whether versions of pull requests pass: only where no visitor gets them. */
  fromPullRequests?: boolean
}

/**
 * Answers the hashes of the versions' descriptions, and keeps a copy of each beside the registry. Throws NotFitError when
 * one is missing, altered, of a pull request, lacks a server build without a waiver, or does not fit what would be live
 * beside it.
 */
export async function fitting(
  { root, store, registry: live }: Place,
  asked: Record<string, string>,
  { wasLive = false, withoutServer = {}, fromPullRequests = false }: FittingOptions = {},
): Promise<Descriptions> {
  if (!fromPullRequests) refuse(pullRequestsIn(asked))
  const { [shellName]: shellVersion, ...versions } = asked
  const registry = await live.read()
  const shell = shellVersion ? await shellFitting(root, registry, shellVersion) : null
  const offer = shell ?? (await liveShell(root, registry))
  const newcomer = shell ? undefined : registry.shell?.canary
  const canary = newcomer && (await unlessDamaged(readShell(root, newcomer.version)))
  const read = await Promise.all(
    Object.entries({ ...liveVersions(registry), ...versions }).map(async ([name, version]) => {
      const pinned = pinnedHash(registry, name, version)
      const found = await store.read(name, version).then(
        (release) => ({ release, failure: null }),
        // The store's failure, with the copy from when the version went live.
        async (failure: unknown) => ({
          release: await keptDescription(root, name, version, pinned),
          failure,
        }),
      )
      return { name, version, pinned, ...found }
    }),
  )
  const known = read.flatMap(({ release }) => (release ? [release] : []))
  const candidates = read.filter(({ name }) => name in versions)
  // A new shell must fit all live remotes; a new remote is checked alone.
  const neighbours = shell ? known.filter(({ name }) => !(name in versions)) : []
  const reasons = await Promise.all(
    candidates.map(async ({ name, version, pinned, release, failure }) => {
      const what = `${name} ${version}`
      const damage = failure instanceof DamagedFileError ? failure.message : null
      if (failure && !(wasLive && release))
        return [damage ?? `${what} cannot be read from the store: ${failure}.`]
      if (!release) return [`${what} was never released.`]
      const isRendered = release.server || wasLive || withoutServer[name]
      return [
        ...misfits(release, offer, known),
        ...(canary ? misfits(release, canary, []) : []),
        ...(isRendered
          ? []
          : [
              `${what} has no server build: its pages would come empty. Waive it: --without-server ${name}="the reason".`,
            ]),
        ...alteredDescription(what, release, pinned),
        ...(failure && !damage ? [] : await alteredRelease(store, release)),
      ]
    }),
  )
  refuse([...reasons.flat(), ...neighbours.flatMap((release) => misfits(release, offer, known))])
  const fit = candidates.flatMap(({ release }) => (release ? [release] : []))
  for (const release of fit) await keepDescription(root, release)
  return Object.fromEntries([
    ...fit.map((release) => [release.name, descriptionIntegrity(release)]),
    ...(shell ? [[shellName, descriptionIntegrity(shell)]] : []),
  ])
}

function refuse(reasons: string[]): void {
  if (reasons.length > 0) throw new NotFitError([...new Set(reasons)])
}

function pullRequestsIn(versions: Record<string, string>): string[] {
  return Object.entries(versions)
    .filter(([, version]) => isOfPullRequest(version))
    .map((pair) => `${pair.join(' ')} is of a pull request: release it to make it live.`)
}

/** A version of the shell, once it is there and unaltered. Throws NotFitError, DamagedFileError. */
async function shellFitting(root: string, registry: Registry, version: string) {
  const shell = await readShell(root, version)
  if (!shell) throw new NotFitError([`${shellName} ${version} was never released.`])
  refuse(await alteredShell(root, shell, pinnedHash(registry, shellName, version)))
  return shell
}

/**
 * Why a release must not go live beside what is live, one sentence each; empty when it fits. An older release goes
 * on working one event version behind; one that is ahead of the shell has to wait for it.
 */
export function misfits(release: Release, offer: ShellOffer, others: Release[]): string[] {
  return [
    ...missingExposes(release),
    ...takenMounts(release, others),
    ...contractMisfits(release, offer),
  ].map((reason) => `${release.name} ${release.version} ${reason}`)
}

function missingExposes({ mounts, tab, exposes }: Release): string[] {
  return [
    ...(mounts.length > 0 && !exposes['./routes']
      ? ['owns addresses but exposes no ./routes.']
      : []),
    ...(tab && !exposes['./SearchForm'] ? ['has a search tab but exposes no ./SearchForm.'] : []),
  ]
}

function takenMounts({ name, mounts }: Release, others: Release[]): string[] {
  return mounts.flatMap((mount) => {
    if (reservedMounts.includes(mount))
      return [`claims /${mount}, which the storefront server answers itself.`]
    const owner = others.find((other) => other.name !== name && other.mounts.includes(mount))
    return owner ? [`claims /${mount}, which ${owner.name} ${owner.version} owns.`] : []
  })
}

function contractMisfits({ builtOn }: Release, offer: ShellOffer): string[] {
  if (!builtOn) return ['does not say what it was built on.']
  const { contract, session, shared, publishes, reads, imports = {} } = builtOn
  return [
    ...versionMisfit('contract', contract, offer.contract),
    ...versionMisfit('session', session, offer.session),
    ...Object.entries(shared).flatMap(([module, range]) => {
      const offered = offer.shared[module]
      if (!offered) return [`needs ${module}, which the shell does not share.`]
      return satisfies(offered, range)
        ? []
        : [`needs ${module} ${range}, but the shell shares ${offered}.`]
    }),
    ...Object.entries(imports).flatMap(([module, names]) => missingNames(module, names, offer)),
    ...eventMisfits('publishes', publishes, offer),
    ...eventMisfits('reads', reads, offer),
  ]
}

/** Packages that change additively: same major, and not newer than what is live. */
function versionMisfit(name: string, built: string, live: string): string[] {
  if (major(built) === major(live) && minor(built) <= minor(live)) return []
  return [`was built on ${name} ${built}, but ${live} is live.`]
}

/** A shell released before names were recorded is compared by versions alone. */
function missingNames(module: string, names: string[], { names: offered }: ShellOffer): string[] {
  const missing = offered ? names.filter((name) => !offered[module]?.includes(name)) : []
  if (missing.length === 0) return []
  return [`imports ${missing.join(', ')} from ${module}, which the shell does not offer.`]
}

function eventMisfits(
  verb: string,
  events: Record<string, number>,
  { events: known }: ShellOffer,
): string[] {
  return Object.entries(events).flatMap(([name, version]) => {
    const live = known[name]
    if (live === undefined) return [`${verb} the event ${name}, which the session does not know.`]
    if (version === live || version === live - 1) return []
    return [`${verb} version ${version} of ${name}, but version ${live} is live.`]
  })
}
