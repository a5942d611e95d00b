import * as v from 'valibot'
import { bookingWays } from './bookings.ts'
import { products } from './products.ts'

export const begunBookingSchema = v.object({
  product: v.picklist(products),
  way: v.picklist(bookingWays),
  /** Identifies selection, dates and counts. Another key means another booking. */
  selectionKey: v.string(),
  /** Identifies the item for any dates and travellers; absent in earlier releases. */
  itemKey: v.exactOptional(v.string()),
  /** Idempotency-Key of the call, and name of the receipt. */
  key: v.string(),
  /** Total sent, in USD; once booked, the provider's total. */
  totalUsd: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /**
   * `asking` while the call runs, `unanswered` if it ended without a decision, `refused` until a visitor who left has
   * been told, `made` when recorded, `leaving` while the browser opens the payment page.
   */
  state: v.picklist(['asking', 'unanswered', 'refused', 'made', 'leaving']),
  /** The visitor left the summary while it was `asking`, so nothing opens by itself. */
  isLeft: v.boolean(),
  reference: v.nullable(v.string()),
  /** URL of the payment page. */
  redirectUrl: v.nullable(v.string()),
  /** ISO time until which the provider's total holds; absent if the provider named none. */
  expiresAt: v.exactOptional(v.string()),
  /** Time of the button press, in ms since 1970. */
  begunAt: v.number(),
})

/** Booking attempt in the session and in the event `bookings-begun` 1, without traveller records. */
export type BegunBooking = v.InferOutput<typeof begunBookingSchema>
