import { createContext, useContext } from 'react'

/** The browser's part of a booking; tests and other hosts replace it. */
export type BookingBrowser = {
  /** Leaves the storefront for the payment page. */
  leave: (address: string) => void
  /** Stops a departure that is under way. */
  stay: () => void
  /** Opens a window; null when the browser blocked it. */
  openWindow: (address: string) => Window | null
  /** True when the visitor sees this tab. */
  isInFront: () => boolean
}

export const BookingBrowserContext = createContext<BookingBrowser>({
  leave: (address) => window.location.assign(address),
  stay: () => window.stop(),
  openWindow: (address) => window.open(address, '_blank'),
  isInFront: () => document.visibilityState === 'visible',
})

export function useBookingBrowser(): BookingBrowser {
  return useContext(BookingBrowserContext)
}
