import { checkoutsKey, type StoredCheckout } from '@storefront/contract'
import * as v from 'valibot'

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem'>

// Fields that this release does not know stay: another release may have written them.
const storedCheckout = v.looseObject({
  id: v.string(),
  revision: v.number(),
  startedAt: v.number(),
  keptUntil: v.nullable(v.number()),
})

/** Reads a stored list without its malformed entries. Warns about unreadable text. */
export function parseCheckouts(text: string | null): StoredCheckout[] {
  try {
    const entries = v.parse(v.array(v.unknown()), JSON.parse(text ?? '[]'))
    return entries.filter((entry) => v.is(storedCheckout, entry))
  } catch (error) {
    console.warn('The bookings on this device are unreadable:', error)
    return []
  }
}

export function readCheckouts(device: DeviceStorage): StoredCheckout[] {
  try {
    return parseCheckouts(device.getItem(checkoutsKey))
  } catch (error) {
    console.warn('The bookings on this device cannot be read:', error)
    return []
  }
}

export function writeCheckouts(device: DeviceStorage, list: readonly StoredCheckout[]): void {
  try {
    device.setItem(checkoutsKey, JSON.stringify(list))
  } catch (error) {
    console.warn('The bookings on this device were not saved:', error)
  }
}

/** Null if the browser denies storage: reading it then throws. */
export function deviceStorage(): DeviceStorage | null {
  try {
    return window.localStorage
  } catch (error) {
    console.warn('The bookings on this device cannot be stored:', error)
    return null
  }
}
