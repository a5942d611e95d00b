export const seenKey = 'storefront.seen'

export const unfinishedKey = 'storefront.unfinished'

/** True when the device has recently seen pages or unfinished bookings. Kept small: most visitors load no more than this. */
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
