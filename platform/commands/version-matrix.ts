import type { Registry } from '@storefront/contract'
import { isOfPullRequest, type ReleaseStore } from '@storefront/releases'
import type { Tuple } from '@storefront/releases/tuple'

/** A version that may become live. */
export type Candidate = { remote: string; version: string }

/** The versions that wait to go live: published, never live so far, and not of a pull request. */
export async function candidatesIn(
  { remotes }: Registry,
  store: Pick<ReleaseStore, 'versions'>,
): Promise<Candidate[]> {
  const found = await Promise.all(
    Object.entries(remotes).map(async ([remote, { versions: wereLive }]) =>
      (await store.versions(remote))
        .filter((version) => !wereLive.includes(version) && !isOfPullRequest(version))
        .sort()
        .map((version) => ({ remote, version })),
    ),
  )
  return found.flat()
}

/** What each run changes of the live tuple: every candidate alone, then every two of different remotes. */
export function tuplesOf(candidates: Candidate[]): Candidate[][] {
  const couples = candidates.flatMap((one, n) =>
    candidates
      .slice(n + 1)
      .filter(({ remote }) => remote !== one.remote)
      .map((other) => [one, other]),
  )
  return [...candidates.map((candidate) => [candidate]), ...couples]
}

/**
 * The pairs that a journey of a run speaks of: those of `changed` with the remotes named in `title`, or with everything
 * else where it names none. `flights 1.1.0 × hotels 2.0.0 (live)`.
 */
export function pairsIn(
  changed: Candidate[],
  tuple: Tuple,
  live: Tuple,
  title: string | null,
): string[] {
  const named = (name: string) => new RegExp(`\\b${name}\\b`).test(title ?? '')
  const written = (name: string) =>
    `${name} ${tuple[name]}${tuple[name] === live[name] ? ' (live)' : ''}`
  const [first, second] = changed
  if (!first) return []
  if (second) return [`${written(first.remote)} × ${written(second.remote)}`]
  const others = Object.keys(tuple).filter((name) => name !== first.remote)
  const meant = others.filter(named)
  return (meant.length ? meant : others).map(
    (other) => `${written(first.remote)} × ${written(other)}`,
  )
}
