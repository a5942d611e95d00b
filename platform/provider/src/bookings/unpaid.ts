import { and, count, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { bookings, idempotency } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { payments } from '../database/payment-tables.ts'
import type { Attempt } from './keys.ts'
import type { Offer } from './quote.ts'
import type { BookingRow } from './transition.ts'

/** Final states of a payment page that can no longer be paid. */
const endedPayments = ['failed', 'expired'] as const

/**
 * The unpaid booking that an earlier call made from the same body, locked until the transaction ends: travellers who try
 * again pay that one. Null where there is none, its price has changed, or one of its payment pages may still be open.
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
        // An attempt that died before its answer may have opened a page that the database does not have.
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

/** Which payment page a booking is to get, from 1: the next once all before it have ended unpaid. */
export async function payPageNumber(db: Database, bookingId: string): Promise<number> {
  const [ended] = await db
    .select({ pages: count() })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), inArray(payments.status, endedPayments)))
  return 1 + (ended?.pages ?? 0)
}
