/** Storage key of the recently seen pages. */
export const seenKey = 'storefront.seen'

/** Storage key of the unfinished bookings. */
export const unfinishedKey = 'storefront.unfinished'

/** True when the device keeps recently seen pages or unfinished bookings. Little code, for a page that shows them to few. */
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
