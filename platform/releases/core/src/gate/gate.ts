import { type Release, reservedMounts, type ShellOffer } from '@storefront/contract'
import { major, minor, satisfies } from 'semver'
import { alteredDescription, alteredRelease, descriptionIntegrity } from '../integrity.ts'
import { DamagedFileError, unlessDamaged } from '../json-file.ts'
import { isOfPullRequest } from '../previews/pull-request-versions.ts'
import {
  type Descriptions,
  liveVersions,
  pinnedHash,
  shellName,
} from '../registry/registry-changes.ts'
import { liveShell } from '../store/live-shell.ts'
import { type AnyRelease, isShell, nameOf } from '../store/release-kinds.ts'
import { type Place, releaseFolder } from '../store/release-store.ts'

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
 * Answers the hashes of the versions' descriptions. Throws NotFitError when one is missing, altered, of a pull request,
 * lacks a server build without a waiver, or does not fit what would be live beside it.
 */
export async function fitting(
  { store, registry: live }: Place,
  asked: Record<string, string>,
  { wasLive = false, withoutServer = {}, fromPullRequests = false }: FittingOptions = {},
): Promise<Descriptions> {
  if (!fromPullRequests) refuse(pullRequestsIn(asked))
  const registry = await live.read()
  const published = await unlessDamaged(live.published())
  const read = await Promise.all(
    Object.entries({ ...liveVersions(registry), ...asked }).map(async ([name, version]) => {
      const found = await store.read(name, version).then(
        (release: AnyRelease | null) => ({ release, failure: null }),
        // The store's failure, with the description that was published when the version was live.
        (failure: unknown) => ({
          release: published?.releases[releaseFolder(name, version)] ?? null,
          failure,
        }),
      )
      return { name, version, ...found }
    }),
  )
  const known = read.flatMap(({ release }) => release ?? [])
  const remotes = known.flatMap((release) => (isShell(release) ? [] : release))
  const shell = known.find(isShell)
  const offer = shell ?? (await liveShell(store, registry))
  const newcomer = shellName in asked ? undefined : registry.shell?.canary
  const canary = newcomer && (await unlessDamaged(store.read(shellName, newcomer.version)))
  const candidates = read.filter(({ name }) => name in asked)
  // A new shell must fit all live remotes; a new remote is checked alone.
  const neighbours = shell ? remotes.filter(({ name }) => !(name in asked)) : []
  const reasons = await Promise.all(
    candidates.map(async ({ name, version, release, failure }) => {
      const what = `${name} ${version}`
      const damage = failure instanceof DamagedFileError ? failure.message : null
      if (failure && !(wasLive && release))
        return [damage ?? `${what} cannot be read from the store: ${failure}.`]
      if (!release) return [`${what} was never released.`]
      const own = isShell(release)
        ? []
        : [
            ...misfits(release, offer, remotes),
            ...(canary ? misfits(release, canary, []) : []),
            ...(release.server || wasLive || withoutServer[name] ? [] : [withoutBuild(release)]),
          ]
      return [
        ...own,
        ...alteredDescription(what, release, pinnedHash(registry, name, version)),
        ...(failure && !damage ? [] : await alteredRelease(store, release)),
      ]
    }),
  )
  refuse([...reasons.flat(), ...neighbours.flatMap((release) => misfits(release, offer, remotes))])
  const fit = candidates.flatMap(({ release }) => release ?? [])
  return Object.fromEntries(fit.map((release) => [nameOf(release), descriptionIntegrity(release)]))
}

function withoutBuild({ name, version }: Release): string {
  return `${name} ${version} has no server build: its pages would come empty. Waive it: --without-server ${name}="the reason".`
}

function refuse(reasons: string[]): void {
  if (reasons.length > 0) throw new NotFitError([...new Set(reasons)])
}

function pullRequestsIn(versions: Record<string, string>): string[] {
  return Object.entries(versions)
    .filter(([, version]) => isOfPullRequest(version))
    .map((pair) => `${pair.join(' ')} is of a pull request: release it to make it live.`)
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
