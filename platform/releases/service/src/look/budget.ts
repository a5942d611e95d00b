import type { Release } from '@storefront/contract'
import { browserCode, type ReleaseDesk } from '@storefront/releases'

/** A release may be larger than the live one by half, and always by so much, in kB. */
const alwaysKb = 100

/** The sentence of a release whose scripts and styles are over its budget; null where they are within it. */
export async function overBudget(desk: ReleaseDesk, release: Release): Promise<string | null> {
  const { name, version, budgetKb } = release
  const live = (await desk.registry()).remotes[name]?.live
  const before = live === undefined ? null : await desk.store.read(name, live)
  const [now, then] = [await sizes(desk, release), before && (await sizes(desk, before))]
  const most = budgetKb ?? (then === null ? Number.POSITIVE_INFINITY : grown(then.kb))
  if (now.kb <= most) return null
  const what = `${name} ${version} has ${now.kb} kB of scripts and styles, uncompressed (the largest is ${now.largest})`
  const was = before && then ? `${before.version} has ${then.kb} kB` : 'nothing of it is live'
  return `${what}, ${was}: at most ${most} kB may go live (budgetKb in remote.config.ts).`
}

function grown(kb: number): number {
  return Math.max(Math.round(kb * 1.5), kb + alwaysKb)
}

/** All that browsers get of a release, in kB, and its largest file. */
async function sizes({ store }: ReleaseDesk, release: Release) {
  const bytes = await store.sizes(release.name, release.version)
  const files = browserCode(release).map((file) => ({ file, kb: (bytes[file] ?? 0) / 1000 }))
  const [largest] = files.toSorted((a, b) => b.kb - a.kb)
  const kb = Math.round(files.reduce((sum, { kb }) => sum + kb, 0))
  return { kb, largest: largest ? `${largest.file}, ${Math.round(largest.kb)} kB` : 'none' }
}
