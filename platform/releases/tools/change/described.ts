import type { LiveDocument, Registry, Release, ShellOffer } from '@storefront/contract'
import {
  type Descriptions,
  descriptionOf,
  liveShell,
  type ReleaseStore,
  releaseFolder,
} from '@storefront/releases'
import { misfits } from '../gate/misfits.ts'

type Sources = Pick<Descriptions, 'onTrouble'> & { store: Pick<ReleaseStore, 'read' | 'versions'> }

/** A registry with the descriptions and fallbacks of its releases. */
export type Described = Registry & Pick<LiveDocument, 'releases' | 'fallbacks'>

/** Describes the releases of a registry, without altered or unreadable ones. Reuses what the entry `before` has. */
export async function described(
  registry: Registry,
  sources: Sources,
  before?: Pick<LiveDocument, 'releases' | 'fallbacks'>,
): Promise<Described> {
  // Browsers fall back from a canary to the live version, and from that to the last good one.
  const shown = Object.entries(registry.remotes).flatMap(([name, { live, lastGood, canary }]) => [
    { name, version: live, fallback: lastGood },
    ...(canary ? [{ name, version: canary.version, fallback: live }] : []),
    ...(lastGood ? [{ name, version: lastGood, fallback: undefined }] : []),
  ])
  const found = await Promise.all(
    shown.map(async ({ name, version }): Promise<[string, Release][]> => {
      const what = releaseFolder(name, version)
      const release =
        before?.releases[what] ?? (await descriptionOf(sources, registry, name, version))
      return release ? [[what, release]] : []
    }),
  )
  const releases = Object.fromEntries(found.flat())
  const candidates = shown.flatMap(({ name, version, fallback = '' }) => {
    const of = releaseFolder(name, version)
    const release = releases[releaseFolder(name, fallback)]
    const live = releases[of]
    return release && (!live || doesAsMuch(release, live)) ? [{ release, of }] : []
  })
  const offer = candidates.length > 0 ? await offerOf(sources, registry) : null
  const fit = candidates.filter(({ release, of }) =>
    offer ? misfits(release, offer, []).length === 0 : before?.fallbacks[of] === release.version,
  )
  const fallbacks = Object.fromEntries(fit.map(({ release, of }) => [of, release.version]))
  return { ...registry, releases, fallbacks }
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
