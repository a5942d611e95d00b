import { and, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { cancunDay } from '../calendar.ts'
import { bookings, contactMessages } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { keepMessagesDays } from '../times.ts'

const dayMs = 86_400_000

/**
 * Deletes traveller records `keepDays` after the journey, or after a booking ended unpaid, cancelled or refunded. The
 * bookings stay.
 */
export async function purgeRecords(db: Database, now: Date, keepDays: number): Promise<number> {
  const before = new Date(now.getTime() - keepDays * dayMs)
  const rows = await db
    .update(bookings)
    .set({ travellers: null, notes: null, heldByAddress: null })
    .where(
      and(
        isNotNull(bookings.travellers),
        or(
          lt(bookings.lastDay, cancunDay(before)),
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

export async function purgeMessages(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keepMessagesDays * dayMs)
  const rows = await db
    .delete(contactMessages)
    .where(lt(contactMessages.receivedAt, before))
    .returning({ id: contactMessages.id })
  return rows.length
}
