import { and, count, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { bookings, idempotency } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { payments } from '../database/payment-tables.ts'
import type { Attempt } from './keys.ts'
import type { Offer } from './quote.ts'
import type { BookingRow } from './transition.ts'

const endedPayments = ['failed', 'expired'] as const

/**
 * Locks the unpaid booking of the same body, for a retry. Null if there is none, its price changed, or one of its
 * payment pages may be open.
 */
export async function lockUnpaid(
  tx: Database,
  { endpoint, fingerprint }: Attempt,
  { amountCents }: Offer,
): Promise<BookingRow | null> {
  const sameBody = tx
    .select({ id: idempotency.bookingId })
    .from(idempotency)
    .where(and(eq(idempotency.endpoint, endpoint), eq(idempotency.fingerprint, fingerprint)))
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.id, sameBody),
        inArray(bookings.status, ['payment_failed', 'expired']),
        eq(bookings.amountCents, amountCents),
        sql`(select bool_and(${inArray(payments.status, endedPayments)}) from ${payments} where ${eq(payments.bookingId, bookings.id)})`,
        // An attempt that died may have opened a page that is not in the database.
        notExists(
          tx
            .select()
            .from(idempotency)
            .where(and(eq(idempotency.bookingId, bookings.id), isNull(idempotency.answer))),
        ),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(1)
    .for('update')
  return booking ?? null
}

/** Number of the booking's next payment page, from 1; each earlier page has ended unpaid. */
export async function payPageNumber(db: Database, bookingId: string): Promise<number> {
  const [ended] = await db
    .select({ pages: count() })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), inArray(payments.status, endedPayments)))
  return 1 + (ended?.pages ?? 0)
}
