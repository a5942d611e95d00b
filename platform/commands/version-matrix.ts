import type { Registry } from '@storefront/contract'
import { isOfPullRequest, type Tuple } from '@storefront/release-tools'
import { byVersion, type ReleaseStore } from '@storefront/releases'

/** Candidates: published versions that were never live and are not of a pull request. */
export async function candidatesIn(
  { remotes }: Registry,
  store: Pick<ReleaseStore, 'versions'>,
): Promise<Tuple[]> {
  const found = await Promise.all(
    Object.entries(remotes).map(async ([remote, { versions: wereLive }]) =>
      (await store.versions(remote))
        .filter((version) => !wereLive.includes(version) && !isOfPullRequest(version))
        .sort(byVersion)
        .map((version) => ({ [remote]: version })),
    ),
  )
  return found.flat()
}

/** Versions to replace in each run: every candidate alone, then every pair of different remotes. */
export function changesOf(candidates: Tuple[]): Tuple[] {
  const couples = candidates.flatMap((one, n) =>
    candidates.slice(n + 1).map((other) => ({ ...one, ...other })),
  )
  return [...candidates, ...couples.filter((couple) => Object.keys(couple).length > 1)]
}
