import type { Release } from '@storefront/contract'
import { shellSeam } from '@storefront/contract/releases'
import {
  type AnyRelease,
  alteredDescription,
  alteredRelease,
  DamagedFileError,
  isShell,
  liveShell,
  liveVersions,
  pinnedHash,
  releaseFolder,
  shellName,
  unlessDamaged,
} from '@storefront/releases'
import type { Releases } from '../open-releases.ts'
import { isOfPullRequest } from '../pull-request/versions.ts'
import { neverReleased } from '../tuple.ts'
import { misfits } from './misfits.ts'

/** A version may not go live; `reasons` has one sentence each. */
export class NotFitError extends Error {
  override name = 'NotFitError'
  readonly reasons: string[]

  constructor(reasons: string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

export type FittingOptions = {
  /** True for versions that were live before. They pass while the store is down, and without a server build. */
  wasLive?: boolean
  /** Reasons to let remotes go live without a server build, by name: their pages are then rendered in the browser only. */
  withoutServer?: Record<string, string>
  /** Admits versions of pull requests. For previews and tests only, which visitors never get. */
  fromPullRequests?: boolean
}

/**
 * Returns the descriptions of versions that may go live together. Throws NotFitError if one is missing, altered, of a pull
 * request, without a server build or waiver, has styles for other pages, or does not fit the others.
 */
export async function fitting(
  { store, registry: live }: Pick<Releases, 'store' | 'registry'>,
  versions: Record<string, string>,
  { wasLive = false, withoutServer = {}, fromPullRequests = false }: FittingOptions = {},
): Promise<AnyRelease[]> {
  if (!fromPullRequests) refuse(pullRequestsIn(versions))
  const registry = await live.read()
  const canaries = Object.entries(registry.remotes).flatMap(([name, { canary }]) =>
    canary && !(name in versions) ? [[name, canary.version] as const] : [],
  )
  const together = [...Object.entries({ ...liveVersions(registry), ...versions }), ...canaries]
  const read = await Promise.all(
    together.map(async ([name, version]) => {
      const found = await store.read(name, version).then(
        (release: AnyRelease | null) => ({ release, failure: null }),
        // The store's failure, with the description from when the version went live.
        (failure: unknown) => ({
          release: registry.releases[releaseFolder(name, version)] ?? null,
          failure,
        }),
      )
      return { name, version, ...found }
    }),
  )
  const known = read.flatMap(({ release }) => release ?? [])
  const remotes = known.flatMap((release) => (isShell(release) ? [] : release))
  const shell = known.find(isShell)
  const isDown = read.some(({ failure }) => failure && !(failure instanceof DamagedFileError))
  const offer = shell ?? (isDown ? null : await liveShell(store, registry))
  const newcomer = shellName in versions || !offer ? undefined : registry.shell?.canary
  const canary = newcomer && (await unlessDamaged(store.read(shellName, newcomer.version)))
  const misfitsOf = (release: Release) => (offer ? misfits(release, offer, remotes) : [])
  const leaksOf = async (release: Release) => {
    // A rollback needs no parser of styles.
    const { leakingStyles } = await import('./leaking-styles.ts')
    const others = remotes.filter(({ name }) => name !== release.name)
    return leakingStyles(store, release, [...others, ...(offer ? [offer] : [])])
  }
  const candidates = read.filter(({ name }) => name in versions)
  // A new shell must fit all live remotes and canaries; a new remote is checked alone.
  const neighbours = shell ? remotes.filter(({ name }) => !(name in versions)) : []
  const reasons = await Promise.all(
    candidates.map(async ({ name, version, release, failure }) => {
      const what = `${name} ${version}`
      const damage = failure instanceof DamagedFileError ? failure.message : null
      // Storefronts have the files of a shell that was live, and check the hash of its description.
      if (failure && !damage && wasLive && name === shellName) return []
      if (failure && !(wasLive && release))
        return [damage ?? `${what} cannot be read from the store: ${failure}.`]
      if (!release) return [await neverReleased(name, version, registry, store)]
      const own = isShell(release)
        ? release.seam === shellSeam
          ? []
          : [
              `${what} makes no whole documents, as this storefront needs them: release the shell again.`,
            ]
        : [
            ...misfitsOf(release),
            ...(canary ? misfits(release, canary, []) : []),
            ...(release.server || wasLive || withoutServer[name] ? [] : [withoutBuild(release)]),
          ]
      const altered = [
        ...alteredDescription(what, release, pinnedHash(registry, name, version)),
        ...(failure && !damage ? [] : await alteredRelease(store, release)),
      ]
      const isStyled = !isShell(release) && !wasLive && altered.length === 0
      return [...own, ...altered, ...(isStyled ? await leaksOf(release) : [])]
    }),
  )
  // A rollback is possible even if there is no shell to compare with.
  const isJudged = offer !== null || wasLive
  refuse([
    ...reasons.flat(),
    ...neighbours.flatMap(misfitsOf),
    ...(wasLive || isDown ? [] : (await Promise.all(neighbours.map(leaksOf))).flat()),
    ...(isJudged ? [] : ['The live shell cannot be read from the store.']),
  ])
  return candidates.flatMap(({ release }) => release ?? [])
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
