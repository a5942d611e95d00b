import { checkoutsKey, type PlanRecord } from '@storefront/contract'
import { planRecordSchema } from '@storefront/contract/plan'
import { useStorefront } from '@storefront/session'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

/** Bookings of the device with a plan: from memory where `booking` has read them, else from the storage. */
export function usePlanRecords(): PlanRecord[] {
  const { checkouts } = useStorefront().session
  const { list } = useSyncExternalStore(checkouts.subscribe, checkouts.get, checkouts.getInitial)
  const stored = useSyncExternalStore(subscribe, storedText)
  const known = checkouts.device ? list : stored
  return useMemo(() => planRecordsOf(typeof known === 'string' ? parseList(known) : known), [known])
}

/** Other tabs change the storage, and this tab's `booking` changes the list in memory, too. */
function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function storedText(): string {
  try {
    return localStorage.getItem(checkoutsKey) ?? '[]'
  } catch (error) {
    console.warn('The bookings on this device cannot be read:', error)
    return '[]'
  }
}

function parseList(text: string): unknown[] {
  try {
    return v.parse(v.array(v.unknown()), JSON.parse(text))
  } catch (error) {
    console.warn('The bookings on this device are unreadable:', error)
    return []
  }
}

/** Bookings that have a plan, each with what it was read from. Skips tombstones and malformed entries. */
export function planRecordsOf<Source>(
  list: readonly Source[],
): (PlanRecord & { source: Source })[] {
  return list.flatMap((source) => {
    const result = v.safeParse(planRecordSchema, source)
    return result.success ? [{ ...result.output, source }] : []
  })
}
