import { createContext, useContext } from 'react'

/** What a booking asks of the browser; tests and other hosts put their own in its place. */
export type BookingBrowser = {
  /** Leaves the storefront for the payment page. */
  leave: (address: string) => void
  /** Opens a window; null when the browser blocked it. */
  openWindow: (address: string) => Window | null
}

export const BookingBrowserContext = createContext<BookingBrowser>({
  leave: (address) => window.location.assign(address),
  openWindow: (address) => window.open(address, '_blank'),
})

export function useBookingBrowser(): BookingBrowser {
  return useContext(BookingBrowserContext)
}

/**
 * Opens the chat; false when the browser blocked it. Asked for with `noopener`, the answer would always be null and
 * a block could not be seen, so the new window's way back is cut at once instead (readings).
 */
export function openChat(browser: BookingBrowser, address: string): boolean {
  const opened = browser.openWindow(address)
  if (!opened) return false
  opened.opener = null
  return true
}
