import { sql } from 'drizzle-orm'
import { bookingHistory, bookingStock, bookings } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { rowsOf } from '../database/migrate.ts'
import { Refusal } from '../http/refusal.ts'
import { roomNightsPerPlace, timesADay } from '../limits.ts'
import { holdMinutes } from '../times.ts'
import type { StockNeed } from './quote.ts'

/** A caller's unpaid stock of one kind: held now, and held or renewed in the last 24 hours. */
export type UnpaidStock = { kind: StockNeed['kind']; held: number; ofTheDay: number }

function mostOf(kind: StockNeed['kind'], places: number): number {
  return kind === 'room' ? places * roomNightsPerPlace : places
}

export function holdsTooMuch(unpaid: readonly UnpaidStock[], places: number): boolean {
  return unpaid.some(
    ({ kind, held, ofTheDay }) =>
      held > mostOf(kind, places) || ofTheDay > mostOf(kind, places) * timesADay,
  )
}

/** Namespace of the advisory locks per caller. Any number will do. */
const lockClass = 7_205_515

/** Throws Refusal 429 if the caller holds too much, the new hold included. Call it last in the transaction. */
export async function requireFewHolds(
  tx: Database,
  heldByAddress: string,
  { now, places }: { now: Date; places: number },
): Promise<void> {
  // Without this lock, concurrent transactions of a caller would not see each other's holds.
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}, hashtext(${heldByAddress}))`)
  const aDayAgo = new Date(now.getTime() - 86_400_000).toISOString()
  const unpaid = rowsOf<UnpaidStock>(
    await tx.execute(sql`
      select ${bookingStock.kind} as kind,
        coalesce(sum(${bookingStock.quantity})
          filter (where ${bookings.holdExpiresAt} > ${now.toISOString()}), 0)::int as held,
        sum(${bookingStock.quantity} * holds.count)::int as "ofTheDay"
      from ${bookings}
      join ${bookingStock} on ${bookingStock.bookingId} = ${bookings.id}
      cross join lateral (
        select count(*) from ${bookingHistory}
        where ${bookingHistory.bookingId} = ${bookings.id}
          and ${bookingHistory.toStatus} = 'pending_payment' and ${bookingHistory.at} > ${aDayAgo}
      ) holds
      where ${bookings.heldByAddress} = ${heldByAddress}
        and ${bookings.updatedAt} > ${aDayAgo}
        and ${bookings.status} in ('pending_payment', 'payment_failed', 'expired', 'cancelled')
      group by ${bookingStock.kind}`),
  )
  if (!holdsTooMuch(unpaid, places)) return
  const nights = mostOf('room', places)
  const text = `At most ${nights} room nights, ${places} seats and ${places} places can be held without payment. Please pay for them, wait until they are free again, or contact us by WhatsApp.`
  throw new Refusal(429, 'too_many_holds', text, { retryAfterSeconds: holdMinutes * 60 })
}
