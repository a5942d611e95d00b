import { checkoutsKey } from '@storefront/contract'

export const seenKey = 'storefront.seen'
export const searchesKey = 'storefront.searches'

// A small module, because most visitors load only this.

/** True if the device has seen pages, searches or bookings. */
export function hasDeviceData(): boolean {
  return hasAny([seenKey, searchesKey, checkoutsKey])
}

export function hasSearches(): boolean {
  return hasAny([searchesKey])
}

export function clearSearches(): void {
  try {
    window.localStorage.removeItem(searchesKey)
  } catch (error) {
    console.warn('The last searches on this device were not deleted:', error)
  }
}

function hasAny(keys: readonly string[]): boolean {
  try {
    return keys.some((key) => (window.localStorage.getItem(key) ?? '[]') !== '[]')
  } catch (error) {
    console.warn('The data of this device are unreadable:', error)
    return false
  }
}
