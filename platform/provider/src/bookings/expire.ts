import type { IsoDate } from '@storefront/contract'
import { and, asc, eq, inArray, lt, lte, or } from 'drizzle-orm'
import { cancunDay, instantOf } from '../calendar.ts'
import { bookingStock, bookings } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { retried } from '../database/retry.ts'
import { requestDays } from '../times.ts'
import type { StockNeed } from './quote.ts'
import { transition } from './transition.ts'

/** Most holds that one call ends. */
const mostEnded = 1000

/**
 * Ends expired holds, of the stock in `needs` if given, and returns their number. Skips bookings that another
 * transaction has locked.
 */
export async function expireHolds(
  db: Database,
  now: Date,
  needs: readonly StockNeed[] = [],
): Promise<number> {
  const sameStock = needs.map((need) =>
    and(
      eq(bookingStock.kind, need.kind),
      eq(bookingStock.itemId, need.itemId),
      eq(bookingStock.day, need.day),
    ),
  )
  const holders = db.select({ id: bookingStock.bookingId }).from(bookingStock)
  const which = needs.length > 0 ? inArray(bookings.id, holders.where(or(...sameStock))) : undefined
  const expireOne = async (tx: Database) => {
    const [booking] = await tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.status, 'pending_payment'), lt(bookings.holdExpiresAt, now), which))
      .orderBy(asc(bookings.holdExpiresAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!booking) return false
    await transition(tx, booking, 'expired', now)
    return true
  }
  let expired = 0
  // One booking per transaction, so that few locks are held.
  while (expired < mostEnded && (await retried(() => db.transaction(expireOne)))) expired++
  return expired
}

/**
 * Time at which an unanswered WhatsApp request ends: after `requestDays`, or as its first day begins in Cancún if
 * earlier.
 */
export function requestEnd(now: Date, firstDay: IsoDate): Date {
  const lifetimeEnd = now.getTime() + requestDays * 86_400_000
  return new Date(Math.min(lifetimeEnd, instantOf(firstDay, '00:00', 'America/Cancun')))
}

/** Ends WhatsApp requests that the agency did not answer in time. */
export async function expireRequests(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - requestDays * 86_400_000)
  const isOver = or(lt(bookings.createdAt, before), lte(bookings.firstDay, cancunDay(now)))
  const rows = await db
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(bookings.status, 'requested'), isOver))
    .returning({ id: bookings.id })
  return rows.length
}
