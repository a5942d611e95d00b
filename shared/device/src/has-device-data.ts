import { checkoutsKey } from '@storefront/contract'

export const seenKey = 'storefront.seen'

/** True if the device has seen pages or bookings. A small module, because most visitors load only this. */
export function hasDeviceData(): boolean {
  try {
    return [seenKey, checkoutsKey].some(
      (key) => (window.localStorage.getItem(key) ?? '[]') !== '[]',
    )
  } catch (error) {
    console.warn('The data of this device are unreadable:', error)
    return false
  }
}
