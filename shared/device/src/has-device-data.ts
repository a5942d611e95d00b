import type { StoredCheckout } from '@storefront/contract'

export const seenKey = 'storefront.seen'

/** True if the device has seen pages or unfinished bookings. A small module, because most visitors load only this. */
export function hasDeviceData(checkouts: readonly StoredCheckout[]): boolean {
  if (checkouts.some(({ keptUntil }) => keptUntil !== null)) return true
  try {
    return (window.localStorage.getItem(seenKey) ?? '[]') !== '[]'
  } catch (error) {
    console.warn('The data of this device are unreadable:', error)
    return false
  }
}
