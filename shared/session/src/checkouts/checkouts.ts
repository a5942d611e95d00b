import type { StoredCheckout } from '@storefront/contract'
import { randomKey } from '@storefront/http'
import { type TabCheckouts, unusedTab } from './tab-checkouts.ts'

export type CheckoutsSnapshot = {
  /** Id of this load of the page. */
  readonly document: string
  /** Checkouts of the device, newest first. */
  readonly list: readonly StoredCheckout[]
  readonly tab: TabCheckouts
}

/**
 * Checkouts of the device and of this tab, in memory. They hang at the session because each remote compiles `booking` in,
 * which stores them, and because a browser that denies storage must still know them while the page is open.
 */
export type Checkouts = {
  get(): CheckoutsSnapshot
  /** Snapshot of the server render, which hydration must repeat. */
  getInitial(): CheckoutsSnapshot
  /** Calls `listener` after every change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  setList(list: readonly StoredCheckout[]): void
  setTab(change: Partial<TabCheckouts>): void
  /** Storage of the device, and the function that stops listening to other tabs; null until a `booking` reads it. */
  device: { storage: Pick<Storage, 'getItem' | 'setItem'> | null; stop: () => void } | null
}

export function createCheckouts(): Checkouts {
  const initial: CheckoutsSnapshot = { document: randomKey(), list: [], tab: unusedTab }
  const listeners = new Set<() => void>()
  let snapshot = initial
  const set = (change: Partial<CheckoutsSnapshot>) => {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }
  return {
    get: () => snapshot,
    getInitial: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setList: (list) => set({ list }),
    setTab: (change) => set({ tab: { ...snapshot.tab, ...change } }),
    device: null,
  }
}
