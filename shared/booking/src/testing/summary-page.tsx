import { bookingPaths, type Product, paths } from '@storefront/contract'
import type { Session } from '@storefront/session'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { ana, typedAdults } from './ana.ts'
import { type BookingPageOptions, renderBooking } from './render-booking.tsx'

export type SummaryPage = {
  product: Product
  SummaryScreen: ComponentType
  choose: (session: Session) => void
  /** Initial searches, if not the session's defaults. */
  initial?: BookingPageOptions['initial']
  /** Further routes, besides home. */
  routes?: BookingPageOptions['routes']
}

/** Returns a function that opens a summary with a selection and one complete traveller, Ana, unless overridden. */
export function summaryOpener({ product, SummaryScreen, choose, initial, routes }: SummaryPage) {
  const at = bookingPaths[product].summary
  return (options: Partial<BookingPageOptions> = {}) =>
    renderBooking({
      routes: [
        { path: at, Component: SummaryScreen },
        { path: paths.home, element: <h1>Home</h1> },
        ...(routes ?? []),
      ],
      at,
      initial,
      settle: (session) => {
        choose(session)
        session.drafts.set(product, typedAdults(ana))
      },
      ...options,
    })
}

export const payByCard = () => screen.findByRole('button', { name: 'Confirm & Pay with Card' })
export const bookByWhatsApp = () => screen.findByRole('button', { name: 'Book via WhatsApp' })

/** Labels and values of the Booking Summary and its total. */
export function summaryRows(): (string | null | undefined)[][] {
  return screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
}
