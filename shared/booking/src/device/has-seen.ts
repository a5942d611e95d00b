/** Where the device keeps what was recently seen. */
export const seenKey = 'storefront.seen'

/** Whether the device keeps any: little code, for a page that shows them to few. */
export function hasSeen(): boolean {
  try {
    return (window.localStorage.getItem(seenKey) ?? '[]') !== '[]'
  } catch (error) {
    console.warn('What was seen on this device is unreadable:', error)
    return false
  }
}
