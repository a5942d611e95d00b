import type { Published, Registry, Release, ShellOffer } from '@storefront/contract'
import {
  type Descriptions,
  descriptionOf,
  fallbackVersion,
  isAltered,
  liveAndCanaries,
  liveShell,
  type ReleaseStore,
  releaseFolder,
  shownVersions,
} from '@storefront/releases'
import { misfits } from '../gate/misfits.ts'

type Sources = Pick<Descriptions, 'onTrouble'> & { store: Pick<ReleaseStore, 'read' | 'versions'> }

/**
 * Makes the published document without altered or unreadable releases. Reuses descriptions of `known`, the one before.
 */
export async function publishedOf(
  registry: Registry,
  sources: Sources,
  known: Published | null = null,
): Promise<Published> {
  const found = await Promise.all(
    shownVersions(registry).map(async ([name, version]): Promise<[string, Release][]> => {
      const what = releaseFolder(name, version)
      const before = known?.releases[what]
      if (before && !isAltered(registry, before)) return [[what, before]]
      const release = await descriptionOf(sources, registry, name, version)
      return release ? [[what, release]] : []
    }),
  )
  const releases = Object.fromEntries(found.flat())
  const candidates = liveAndCanaries(registry).flatMap(([name, version]) => {
    const fallback = fallbackVersion(registry, name, version)
    const release = releases[releaseFolder(name, fallback ?? '')]
    const live = releases[releaseFolder(name, version)]
    if (!release || (live && !doesAsMuch(release, live))) return []
    return [{ release, of: releaseFolder(name, version) }]
  })
  const offer = candidates.length > 0 ? await offerOf(sources, registry) : null
  const fit = candidates.filter(({ release, of }) =>
    offer ? misfits(release, offer, []).length === 0 : known?.standIns[of] === release.version,
  )
  const standIns = Object.fromEntries(fit.map(({ release, of }) => [of, release.version]))
  return { ...registry, releases, standIns }
}

/** Offer of the live shell; null if no shell can be read. */
function offerOf({ store, onTrouble }: Sources, registry: Registry): Promise<ShellOffer | null> {
  return liveShell(store, registry).catch((trouble: unknown) => {
    onTrouble?.('shell.json', trouble)
    return null
  })
}

/** True for a release with every address and every expose of the live one. */
function doesAsMuch(release: Release, live: Release): boolean {
  return (
    live.mounts.every((mount) => release.mounts.includes(mount)) &&
    Object.keys(live.exposes).every((expose) => expose in release.exposes)
  )
}
