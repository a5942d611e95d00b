import { checkoutsKey } from '@storefront/contract'

export const seenKey = 'storefront.seen'
export const searchesKey = 'storefront.searches'

// A small module, because most visitors load only this.

/** True if the device has seen pages, searches or bookings. */
export function hasDeviceData(): boolean {
  try {
    return [seenKey, searchesKey, checkoutsKey].some(
      (key) => (window.localStorage.getItem(key) ?? '[]') !== '[]',
    )
  } catch (error) {
    console.warn('The data of this device are unreadable:', error)
    return false
  }
}
