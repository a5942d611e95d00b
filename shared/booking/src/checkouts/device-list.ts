import { checkoutsKey, type StoredCheckout } from '@storefront/contract'
import type { Session } from '@storefront/session'
import { includesAll, mergeCheckouts, withChanges } from './merge-checkouts.ts'
import {
  type DeviceStorage,
  deviceStorage,
  parseCheckouts,
  readCheckouts,
  writeCheckouts,
} from './stored-checkouts.ts'

type List = readonly StoredCheckout[]

/**
 * Reads the device's list and hears of other tabs by the events of the window, until the session stops. Once for a page,
 * whichever remote does it first.
 */
export function followDevice(
  { checkouts }: Session,
  from?: DeviceStorage,
  page: EventTarget = globalThis,
): void {
  if (checkouts.device) return
  const storage = from ?? deviceStorage()
  checkouts.device = { storage, stop: () => {} }
  if (!storage) return
  /** Merges a stored list. Writes if the device lacks something, because two tabs may have written at once. */
  const merge = (stored: List) => {
    const list = mergeCheckouts(checkouts.get().list, stored, Date.now())
    checkouts.setList(list)
    if (!includesAll(readCheckouts(storage), list)) writeCheckouts(storage, list)
  }
  const read = () => merge(readCheckouts(storage))
  const hear = (event: Event) => {
    const { key, newValue } = event as StorageEvent
    if (key !== null && key !== checkoutsKey) return
    // The visitor has cleared the data of the site.
    if (newValue === null) checkouts.setList([])
    else merge(parseCheckouts(newValue))
  }
  read()
  page.addEventListener('storage', hear)
  // No other tab is heard in the back/forward cache.
  page.addEventListener('pageshow', read)
  // The list stays connected, because a page that is unmounted still notes that the visitor has left.
  checkouts.device.stop = () => {
    page.removeEventListener('storage', hear)
    page.removeEventListener('pageshow', read)
  }
}

/** Writes the checkouts that `change` returns for the latest list, also to the device. */
export function updateList(session: Session, change: (list: List) => List): void {
  followDevice(session)
  const { checkouts } = session
  const now = Date.now()
  const storage = checkouts.device?.storage ?? null
  const list = mergeCheckouts(checkouts.get().list, storage ? readCheckouts(storage) : [], now)
  const changed = change(list)
  if (changed.length === 0) return
  const next = withChanges(list, changed, now)
  checkouts.setList(next)
  if (storage) writeCheckouts(storage, next)
}
