import * as v from 'valibot'
import { bookingWays } from './bookings.ts'
import { products } from './products.ts'

export const begunBookingSchema = v.object({
  product: v.picklist(products),
  way: v.picklist(bookingWays),
  /** Selection, dates and counts. Another key is another booking. */
  selectionKey: v.string(),
  /** Names what is sold, whatever days and travellers; earlier releases leave it out. */
  itemKey: v.exactOptional(v.string()),
  /** Idempotency-Key of its call, and the name of its receipt. */
  key: v.string(),
  /** In USD: what was sent, once made what the provider charges. */
  totalUsd: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /**
   * `asking` while its call runs, `unanswered` where that ended without a decision, `refused` until a visitor who left
   * meanwhile was told, `made` once it is recorded, `leaving` while the browser goes to the payment page.
   */
  state: v.picklist(['asking', 'unanswered', 'refused', 'made', 'leaving']),
  /** True where the visitor left the summary while it was `asking`: then nothing opens by itself. */
  isLeft: v.boolean(),
  /** The provider's name for it, where it told one. */
  reference: v.nullable(v.string()),
  /** The payment page, as the provider wrote it. */
  redirectUrl: v.nullable(v.string()),
  /** ISO time until which the provider's total holds; absent where it named none. */
  expiresAt: v.exactOptional(v.string()),
  /** When its button was pressed, in ms since 1970. */
  begunAt: v.number(),
})

/** A booking attempt as the session's state and the event `bookings-begun` 1 hold it. It holds no traveller's record. */
export type BegunBooking = v.InferOutput<typeof begunBookingSchema>
