import { createContext, useContext } from 'react'

/** Browser effects of a booking; replaced in tests. */
export type BookingBrowser = {
  leave: (address: string) => void
  /** Stops the departure for the payment page. */
  stay: () => void
  /** Returns null when the browser blocked the window. */
  openWindow: (address: string) => Window | null
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
