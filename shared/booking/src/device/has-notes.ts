/** Where the device keeps what was recently seen. */
export const seenKey = 'storefront.seen'

/** Where the device keeps bookings that were begun and not finished. */
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
