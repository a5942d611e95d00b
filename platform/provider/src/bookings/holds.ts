import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { bookings } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { Refusal } from '../http/refusal.ts'

/** A hold outlives the payment page, so that a payment made in its last second still finds its stock. */
export const holdMinutes = 35

const dayMs = 86_400_000

/** Who holds a booking's places, as keyed hashes. */
export type Holder = { heldByAddress: string; heldByEmail: string }

/** A booking of the last day that took places and was not paid. */
export type UnpaidHold = { [by in keyof Holder]: string | null } & {
  places: number
  /** Whether it still holds them. */
  isHeld: boolean
}

/**
 * Whether a holder has too many unpaid places with `places` more: at once more than `most`, or a third as many
 * bookings; within a day three times either. Address and e-mail are counted each by itself.
 */
export function holdsTooMuch(
  unpaid: readonly UnpaidHold[],
  holder: Holder,
  places: number,
  most: number,
): boolean {
  const isOver = (holds: readonly UnpaidHold[], times: number) =>
    places + holds.reduce((sum, hold) => sum + hold.places, 0) > most * times ||
    1 + holds.length > (most / 3) * times
  return (['heldByAddress', 'heldByEmail'] as const).some((by) => {
    const own = unpaid.filter((hold) => hold[by] === holder[by])
    const held = own.filter(({ isHeld }) => isHeld)
    return isOver(own, 3) || isOver(held, 1)
  })
}

/** Class of the advisory locks of holders; any number. */
const lockClass = 7_205_515

/** In the transaction of a hold: checks that its visitor does not have too many unpaid ones. Throws Refusal 429. */
export async function requireFewHolds(
  tx: Database,
  holder: Holder,
  places: number,
  { now, most }: { now: Date; most: number },
): Promise<void> {
  // Two at once would not see each other's holds. Always in the same order, so that they never wait for each other.
  for (const key of Object.values(holder).toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}, hashtext(${key}))`)
  }
  const unpaid = await tx
    .select({
      heldByAddress: bookings.heldByAddress,
      heldByEmail: bookings.heldByEmail,
      places: bookings.travellersCount,
      isHeld: sql<boolean>`coalesce(${bookings.holdExpiresAt} > ${now.toISOString()}, false)`,
    })
    .from(bookings)
    .where(
      and(
        or(
          eq(bookings.heldByAddress, holder.heldByAddress),
          eq(bookings.heldByEmail, holder.heldByEmail),
        ),
        gt(bookings.createdAt, new Date(now.getTime() - dayMs)),
        inArray(bookings.status, ['pending_payment', 'payment_failed', 'expired', 'cancelled']),
      ),
    )
  if (!holdsTooMuch(unpaid, holder, places, most)) return
  const text = `At most ${most} places can be held without payment. Please pay for them, wait until they are free again, or contact us by WhatsApp.`
  throw new Refusal(429, 'too_many_holds', text, { retryAfterSeconds: holdMinutes * 60 })
}
