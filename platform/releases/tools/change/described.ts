import type { LiveDocument, Registry, Release } from '@storefront/contract'
import { descriptionOf, liveShell, type ReleaseStore, releaseFolder } from '@storefront/releases'
import { misfits } from '../gate/misfits.ts'

/** A registry with the descriptions and fallbacks of its releases. */
export type Described = Registry & Pick<LiveDocument, 'releases' | 'fallbacks'>

/** Describes the releases of a registry, without altered or unreadable ones, which it tells. Reuses what the entry `before` has. */
export async function described(
  registry: Registry,
  store: Pick<ReleaseStore, 'read' | 'versions'>,
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
        before?.releases[what] ??
        (await descriptionOf(store, registry, name, version).catch(leaveOut(what)))
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
  const offer =
    candidates.length > 0 ? await liveShell(store, registry).catch(leaveOut('shell.json')) : null
  const fit = candidates.filter(({ release, of }) =>
    offer ? misfits(release, offer, []).length === 0 : before?.fallbacks[of] === release.version,
  )
  const fallbacks = Object.fromEntries(fit.map(({ release, of }) => [of, release.version]))
  return { ...registry, releases, fallbacks }
}

/** Makes a catch that tells what is left out, and returns null. */
function leaveOut(what: string): (trouble: unknown) => null {
  return (trouble) => {
    const cause = trouble instanceof Error ? trouble.message : trouble
    console.error(`${what} cannot be read, so it is left out: ${cause}`)
    return null
  }
}

/** True for a release with every address and every expose of the live one. */
function doesAsMuch(release: Release, live: Release): boolean {
  return (
    live.mounts.every((mount) => release.mounts.includes(mount)) &&
    Object.keys(live.exposes).every((expose) => expose in release.exposes)
  )
}
