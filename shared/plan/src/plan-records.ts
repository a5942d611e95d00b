import { checkoutsKey, type PlanRecord } from '@storefront/contract'
import { planRecordSchema } from '@storefront/contract/plan'
import { useStorefront } from '@storefront/session'
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'

/** Bookings of the device with a plan: from memory where `booking` has read them, else from the storage. Browser only. */
export function usePlanRecords(): PlanRecord[] {
  const { checkouts } = useStorefront().session
  const { list } = useSyncExternalStore(checkouts.subscribe, checkouts.get, checkouts.getInitial)
  const [stored, setStored] = useState(storedList)
  // Another tab may change the storage before a passive effect runs. This tab's `booking` also changes the list in memory.
  useLayoutEffect(() => {
    const read = () => setStored(storedList())
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])
  const known = checkouts.device ? list : stored
  return useMemo(() => known.filter(isPlanRecord), [known])
}

function storedList(): unknown[] {
  try {
    return v.parse(v.array(v.unknown()), JSON.parse(localStorage.getItem(checkoutsKey) ?? '[]'))
  } catch (error) {
    console.warn('The bookings on this device are unreadable:', error)
    return []
  }
}

/** True for a booking with a plan; false for a tombstone or a malformed entry. */
export function isPlanRecord<Booking>(booking: Booking): booking is Booking & PlanRecord {
  return v.is(planRecordSchema, booking)
}
