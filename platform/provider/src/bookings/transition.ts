import { eq } from 'drizzle-orm'
import { bookingStock, bookings } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { writeOutbox } from '../outbox/write.ts'
import { type BookingStatus, isTransition, stockUse } from './status.ts'
import { moveStock } from './stock.ts'

export type BookingRow = typeof bookings.$inferSelect

/** Locks a booking until the transaction ends; null for an unknown id. */
export async function lockBooking(tx: Database, id: string): Promise<BookingRow | null> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return row ?? null
}

/**
 * Changes the status of a locked booking and moves its stock. Returns false, without writing, if the stock is gone.
 * `holdExpiresAt` is set for `pending_payment` only. Throws for a transition that is not allowed.
 */
export async function transition(
  tx: Database,
  booking: BookingRow,
  to: BookingStatus,
  now: Date,
  holdExpiresAt: Date | null = null,
): Promise<boolean> {
  if (!isTransition(booking.status, to)) {
    throw new Error(`booking ${booking.reference} cannot go from ${booking.status} to ${to}`)
  }
  const [from, next] = [stockUse(booking.status), stockUse(to)]
  if (from !== next) {
    const needs = await tx.select().from(bookingStock).where(eq(bookingStock.bookingId, booking.id))
    if (!(await moveStock(tx, needs, from, next))) return false
  }
  await tx
    .update(bookings)
    .set({ status: to, holdExpiresAt, updatedAt: now })
    .where(eq(bookings.id, booking.id))
  await writeOutbox(tx, booking.id, to, now)
  return true
}
