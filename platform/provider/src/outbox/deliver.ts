import { and, asc, desc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { BookingDeps } from '../bookings/deps.ts'
import { bookings } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { outbox } from '../database/payment-tables.ts'
import { mostTries } from '../limits.ts'
import { refundBooking } from '../payments/refund-booking.ts'
import { firstPauseMs, longestPauseMs } from '../times.ts'

type OutboxRow = typeof outbox.$inferSelect

const growingPauses = 9

/** Most entries of one delivery. */
const mostDelivered = 100

/**
 * Delivers due entries, at most `mostDelivered`, and returns their number. Failures are logged and retried; after `mostTries`
 * only a person can resend them.
 */
export async function deliverOutbox(deps: BookingDeps): Promise<number> {
  const { log } = deps.settings
  let done = 0
  for (let tried = 0; tried < mostDelivered; tried++) {
    const row = await claim(deps.db, deps.now())
    if (!row) break
    const { dedupeKey: entry, tries } = row
    try {
      if (await deliver(deps, row)) done++
      else {
        log.info({ entry, tries }, 'an outbox entry has to wait')
        await keepWaiting(deps.db, row)
      }
    } catch (error) {
      const isLast = tries >= mostTries
      const end = isLast ? 'is a dead letter' : 'was not delivered'
      log.error({ entry, tries, error }, `an outbox entry ${end}`)
    }
  }
  return done
}

/** Claims the next due entry, refunds first; other processes skip it until its pause ends. */
async function claim(db: Database, now: Date): Promise<OutboxRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.doneAt), lte(outbox.dueAt, now), lt(outbox.tries, mostTries)))
      // Notices wait for the agency's system, which may take 10 s for each.
      .orderBy(desc(eq(outbox.kind, 'refund')), asc(outbox.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return null
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** row.tries)
    const [claimed] = await tx
      .update(outbox)
      .set({ tries: row.tries + 1, dueAt: new Date(now.getTime() + pauseMs) })
      .where(eq(outbox.dedupeKey, row.dedupeKey))
      .returning()
    return claimed ?? null
  })
}

/** Caps the tries of an entry that has to wait, so that it never becomes a dead letter. */
async function keepWaiting(db: Database, { dedupeKey, tries }: OutboxRow): Promise<void> {
  await db
    .update(outbox)
    .set({ tries: Math.min(tries, growingPauses) })
    .where(eq(outbox.dedupeKey, dedupeKey))
}

/** Returns false if the entry has to wait. */
async function deliver(deps: BookingDeps, row: OutboxRow): Promise<boolean> {
  if (row.kind === 'refund') return refundBooking(deps, row)
  const [booking] = await deps.db.select().from(bookings).where(eq(bookings.id, row.bookingId))
  if (booking) {
    await deps.notify({
      id: row.dedupeKey.replace(' ', '-'),
      status: row.status,
      reference: booking.reference,
      product: booking.product,
      title: booking.quote.title,
      first_day: booking.firstDay,
      last_day: booking.lastDay,
      travellers_count: booking.travellersCount,
      total_amount_usd: booking.amountCents / 100,
    })
  }
  await deps.db
    .update(outbox)
    .set({ doneAt: deps.now() })
    .where(eq(outbox.dedupeKey, row.dedupeKey))
  return true
}
