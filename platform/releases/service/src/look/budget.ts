import type { Release } from '@storefront/contract'
import { browserCode, type ReleaseDesk } from '@storefront/releases'

/** A release may be larger than the live one by half, and always by so much, in kB. */
const alwaysKb = 100

/** The sentence of a release whose scripts and styles are over its budget; null where they are within it. */
export async function overBudget(desk: ReleaseDesk, release: Release): Promise<string | null> {
  const { name, version, budgetKb } = release
  const live = (await desk.registry()).remotes[name]?.live
  const before = live === undefined ? null : await desk.store.read(name, live)
  const [kb, beforeKb] = [await kilobytes(desk, release), before && (await kilobytes(desk, before))]
  const most = budgetKb ?? (beforeKb === null ? Number.POSITIVE_INFINITY : grown(beforeKb))
  if (kb <= most) return null
  const was = before ? `${before.version} has ${beforeKb} kB` : 'nothing of it is live'
  return `${name} ${version} has ${kb} kB of scripts and styles, uncompressed, ${was}: at most ${most} kB may go live (budgetKb in remote.config.ts).`
}

function grown(kb: number): number {
  return Math.max(Math.round(kb * 1.5), kb + alwaysKb)
}

async function kilobytes({ store }: ReleaseDesk, release: Release) {
  const sizes = await store.sizes(release.name, release.version)
  const bytes = browserCode(release).reduce((sum, file) => sum + (sizes[file] ?? 0), 0)
  return Math.round(bytes / 1000)
}
