import type { StoredCheckout } from '@storefront/contract'

type List = readonly StoredCheckout[]

/** Most bookings that stay until the visitor deletes them, and most others. */
const [mostKept, mostPassing] = [50, 20]

/** Unites two versions of the list, newest first. `now` is in ms since 1970. */
export function mergeCheckouts(own: List, other: List, now: number): List {
  const all = [...own, ...other]
  const latest = new Map<string, StoredCheckout>()
  for (const one of all) latest.set(one.id, later(latest.get(one.id) ?? one, one))
  return limited([...latest.values()], now)
}

/** Puts changed checkouts in their places and new ones in front, each with the next revision. */
export function withChanges(list: List, changed: List, now: number): List {
  const next = new Map(changed.map((one) => [one.id, one]))
  const known = list.map((one) => {
    const change = next.get(one.id)
    next.delete(one.id)
    return change ? { ...change, revision: one.revision + 1 } : one
  })
  const added = [...next.values()].map((one) => ({ ...one, revision: 1 }))
  return limited([...added, ...known], now)
}

/** True if `stored` has every checkout of the list in the same version. */
export function includesAll(stored: List, list: List): boolean {
  const texts = new Set(stored.map((one) => JSON.stringify(one)))
  return list.every((one) => texts.has(JSON.stringify(one)))
}

/** Two tabs that wrote the same revision must choose the same version. */
function later(a: StoredCheckout, b: StoredCheckout): StoredCheckout {
  if (a.revision !== b.revision) return a.revision > b.revision ? a : b
  return JSON.stringify(a) > JSON.stringify(b) ? a : b
}

function limited(list: List, now: number): List {
  const sorted = list.toSorted((a, b) => b.startedAt - a.startedAt)
  const kept = sorted.filter(({ keptUntil }) => keptUntil === null)
  const passing = sorted.filter(({ keptUntil }) => keptUntil !== null && keptUntil > now)
  const held = new Set([...kept.slice(0, mostKept), ...passing.slice(0, mostPassing)])
  return sorted.filter((one) => held.has(one))
}
