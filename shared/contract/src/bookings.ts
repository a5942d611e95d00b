import type { Product } from './products.ts'

/** The two ways to book. */
export const bookingWays = ['card', 'whatsApp'] as const

export type BookingWay = (typeof bookingWays)[number]

/** The call that books each product, by way. */
export const bookingCalls: Record<Product, Record<BookingWay, string>> = {
  flight: { card: '/bookings/create-checkout', whatsApp: '/bookings/whatsapp' },
  hotel: { card: '/hotel-bookings/create-checkout', whatsApp: '/hotels/whatsapp' },
  tour: { card: '/tours/checkout', whatsApp: '/tours/whatsapp' },
  package: { card: '/packages/checkout', whatsApp: '/packages/whatsapp' },
}

/** A booking that the visitor has begun: what was asked, and what came of it. It holds no traveller's record. */
export type BegunBooking = {
  product: Product
  way: BookingWay
  /** What is booked: selection, dates and counts. Another key is another booking. */
  selectionKey: string
  /** The Idempotency-Key of its call, and the name of its receipt. */
  key: string
  /** In USD: what was sent, once made what the provider charges. */
  totalUsd: number
  /**
   * `asking` while its call runs, `unanswered` where that ended without a decision, `refused` until a visitor who left
   * meanwhile was told, `made` once it is recorded, `leaving` while the browser goes to the payment page.
   */
  state: 'asking' | 'unanswered' | 'refused' | 'made' | 'leaving'
  /** Whether the visitor left the summary while it was `asking`: then nothing opens by itself. */
  isLeft: boolean
  /** The provider's name for it, where it told one. */
  reference: string | null
  /** The payment page, as the provider wrote it. */
  redirectUrl: string | null
  /** When its button was pressed, in ms since 1970. */
  begunAt: number
}
