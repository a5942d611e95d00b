import { renderPage, type TestPageOptions } from '@storefront/testing'
import { type BookingBrowser, BookingBrowserContext } from '../payment/booking-browser.ts'

export type BookingPageOptions = TestPageOptions & {
  /** Result of `window.open`; null is a blocked window. */
  opens?: Window | null
}

/** `renderPage` with a browser that records where a booking sends the visitor. */
export function renderBooking(options: BookingPageOptions) {
  const { opens = { opener: window } as Window, ...page } = options
  const left: string[] = []
  const opened: string[] = []
  const browser: BookingBrowser = {
    leave: (address) => void left.push(address),
    stay: () => void left.pop(),
    openWindow: (address) => {
      opened.push(address)
      return opens
    },
    isInFront: () => true,
  }
  return {
    ...renderPage({
      ...page,
      wrap: (children) => <BookingBrowserContext value={browser}>{children}</BookingBrowserContext>,
    }),
    /** Addresses that the browser left for, unless stopped. */
    left,
    /** Addresses of opened windows. */
    opened,
  }
}
