export const seenKey = 'storefront.seen'

export const unfinishedKey = 'storefront.unfinished'

/** True if the device has seen pages or unfinished bookings. A small module, because most visitors load only this. */
export function hasNotes(): boolean {
  try {
    return [seenKey, unfinishedKey].some(
      (key) => (window.localStorage.getItem(key) ?? '[]') !== '[]',
    )
  } catch (error) {
    console.warn('What this device keeps is unreadable:', error)
    return false
  }
}
