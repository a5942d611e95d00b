import type { Registry, Release } from '@storefront/contract'
import type { ReleaseStore } from '@storefront/releases'

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
  const { name, version, integrity } = release
  const names = Object.keys(integrity).filter((file) =>
    /^(?!server\/|host\/).*\.(js|css)$/.test(file),
  )
  const files = await Promise.all(
    names.map(async (file) => {
      return { file, kb: (await store.readFile(name, version, file)).length / 1000 }
    }),
  )
  const [largest] = files.toSorted((a, b) => b.kb - a.kb)
  const kb = Math.round(files.reduce((sum, { kb }) => sum + kb, 0))
  return { kb, largest: largest ? `${largest.file}, ${Math.round(largest.kb)} kB` : 'none' }
}
