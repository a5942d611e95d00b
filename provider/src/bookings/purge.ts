import { and, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { bookings } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'

const dayMs = 86_400_000

/** Days the agency may still need passports for after the journey, and after a booking that came to nothing. */
const keepDays = 30

/** Deletes traveller records (names, passports, birth dates) no longer needed; the booking itself stays. */
export async function purgeRecords(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keepDays * dayMs)
  const rows = await db
    .update(bookings)
    .set({ travellers: null, heldByAddress: null, heldByEmail: null })
    .where(
      and(
        isNotNull(bookings.travellers),
        or(
          lt(bookings.lastDay, before.toISOString().slice(0, 10)),
          and(
            inArray(bookings.status, ['payment_failed', 'expired', 'cancelled', 'refunded']),
            lt(bookings.updatedAt, before),
          ),
        ),
      ),
    )
    .returning({ id: bookings.id })
  return rows.length
}
