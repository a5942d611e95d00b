import type { Registry, Release } from '@storefront/contract'
import { type AnyRelease, nameOf, type ReleaseStore } from '@storefront/releases'

/** A release may always be this many kB larger than the live one, or by half if that is more. */
const alwaysKb = 100

/** A sentence if scripts and styles exceed the budget, else null. */
export async function overBudget(
  { remotes }: Registry,
  store: ReleaseStore,
  release: Release,
): Promise<string | null> {
  const { name, version, budgetKb } = release
  const live = remotes[name]?.live
  const before = live === undefined ? null : await store.read(name, live)
  const [now, then] = [await sizes(store, release), before && (await sizes(store, before))]
  const most = budgetKb ?? (then === null ? Number.POSITIVE_INFINITY : grown(then.kb))
  if (now.kb <= most) return null
  const what = `${name} ${version} has ${now.kb} kB of scripts and styles, uncompressed (the largest is ${now.largest})`
  const was = before && then ? `${before.version} has ${then.kb} kB` : 'nothing of it is live'
  return `${what}, ${was}: at most ${most} kB may go live (budgetKb in remote.config.ts).`
}

function grown(kb: number): number {
  return Math.max(Math.round(kb * 1.5), kb + alwaysKb)
}

/** Size in kB of the scripts and styles that browsers load, and the largest file. */
async function sizes(store: ReleaseStore, release: Release) {
  const files = [...(await fileSizes(store, release))]
  const [largest] = files.toSorted(([, a], [, b]) => b - a)
  const kb = Math.round(files.reduce((sum, [, kb]) => sum + kb, 0))
  return { kb, largest: largest ? `${largest[0]}, ${Math.round(largest[1])} kB` : 'none' }
}

/** Sizes in kB of the scripts and styles that pages of the site load, uncompressed. */
export async function fileSizes(
  store: Pick<ReleaseStore, 'readFile'>,
  release: AnyRelease,
): Promise<Map<string, number>> {
  const files = Object.keys(release.integrity).filter((file) =>
    /^(?!server\/|host\/).*\.(js|css)$/.test(file),
  )
  const read = files.map(async (file): Promise<[string, number]> => {
    const bytes = await store.readFile(nameOf(release), release.version, file)
    return [file, bytes.length / 1000]
  })
  return new Map(await Promise.all(read))
}
