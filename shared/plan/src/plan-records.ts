import { checkoutsKey, type PlanRecord } from '@storefront/contract'
import { planRecordSchema } from '@storefront/contract/plan'
import { readDeviceList } from '@storefront/device'
import { useStorefront } from '@storefront/session'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'

/** Bookings of the device with a plan: from memory where `booking` has read them, else from the storage. Browser only. */
export function usePlanRecords(): PlanRecord[] {
  const { checkouts } = useStorefront().session
  const { list } = useSyncExternalStore(checkouts.subscribe, checkouts.get, checkouts.getInitial)
  const [stored, setStored] = useState(readStored)
  // Another tab may change the storage before a passive effect runs. This tab's `booking` also changes the list in memory.
  useLayoutEffect(() => {
    const read = () => setStored(readStored())
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])
  return checkouts.device ? list.filter(isPlanRecord) : stored
}

function readStored(): PlanRecord[] {
  return readDeviceList({ key: checkoutsKey, name: 'bookings', record: planRecordSchema })
}

/** True for a booking with a plan; false for a tombstone or a malformed entry. */
export function isPlanRecord<Booking>(booking: Booking): booking is Booking & PlanRecord {
  return v.is(planRecordSchema, booking)
}
