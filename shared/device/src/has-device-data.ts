export const seenKey = 'storefront.seen'

export const unfinishedKey = 'storefront.unfinished'

/** True if the device has seen pages or unfinished bookings. A small module, because most visitors load only this. */
export function hasDeviceData(): boolean {
  try {
    return [seenKey, unfinishedKey].some(
      (key) => (window.localStorage.getItem(key) ?? '[]') !== '[]',
    )
  } catch (error) {
    console.warn('The data of this device are unreadable:', error)
    return false
  }
}
