import { checkoutsKey, type StoredCheckout } from '@storefront/contract'
import { randomKey } from '@storefront/http'
import { includesAll, mergeCheckouts, withChanges } from './merge-checkouts.ts'
import {
  type DeviceStorage,
  parseCheckouts,
  readCheckouts,
  writeCheckouts,
} from './stored-checkouts.ts'
import { type TabCheckouts, unusedTab } from './tab-checkouts.ts'

export type CheckoutsSnapshot = {
  /** Id of this load of the page. */
  readonly document: string
  /** Checkouts of the device, newest first. */
  readonly list: readonly StoredCheckout[]
  readonly tab: TabCheckouts
}

/**
 * Checkouts of the device and of this tab. They hang at the session because each remote compiles `booking` in, and
 * because a browser that denies storage must still know them while the page is open.
 */
export type Checkouts = {
  get(): CheckoutsSnapshot
  /** Snapshot of the server render, which hydration must repeat. */
  getInitial(): CheckoutsSnapshot
  /** Calls `listener` after every change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Writes the checkouts that `change` returns for the latest list, also to the device. */
  update(change: (list: readonly StoredCheckout[]) => readonly StoredCheckout[]): void
  setTab(change: Partial<TabCheckouts>): void
  /**
   * Reads and writes the device's list from now on, and hears of other tabs by the events of `page`, the window.
   * Returns a function that stops it.
   */
  follow(device: DeviceStorage, page: EventTarget): () => void
}

export function createCheckouts(): Checkouts {
  const initial: CheckoutsSnapshot = { document: randomKey(), list: [], tab: unusedTab }
  const listeners = new Set<() => void>()
  let snapshot = initial
  let device: DeviceStorage | null = null

  function set(change: Partial<CheckoutsSnapshot>) {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  /** Merges a stored list. Writes if the device lacks something, because two tabs may have written at once. */
  function merge(from: DeviceStorage, stored: readonly StoredCheckout[]) {
    set({ list: mergeCheckouts(snapshot.list, stored, Date.now()) })
    if (!includesAll(readCheckouts(from), snapshot.list)) writeCheckouts(from, snapshot.list)
  }

  return {
    get: () => snapshot,
    getInitial: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(change) {
      const now = Date.now()
      const stored = device ? readCheckouts(device) : []
      const list = mergeCheckouts(snapshot.list, stored, now)
      const changed = change(list)
      if (changed.length === 0) return
      set({ list: withChanges(list, changed, now) })
      if (device) writeCheckouts(device, snapshot.list)
    },
    setTab: (change) => set({ tab: { ...snapshot.tab, ...change } }),
    follow(storage, page) {
      device = storage
      const read = () => merge(storage, readCheckouts(storage))
      const hear = (event: Event) => {
        const { key, newValue } = event as StorageEvent
        if (key !== null && key !== checkoutsKey) return
        // The visitor has cleared the data of the site.
        if (newValue === null) set({ list: [] })
        else merge(storage, parseCheckouts(newValue))
      }
      read()
      page.addEventListener('storage', hear)
      // No other tab is heard in the back/forward cache.
      page.addEventListener('pageshow', read)
      return () => {
        device = null
        page.removeEventListener('storage', hear)
        page.removeEventListener('pageshow', read)
      }
    },
  }
}
