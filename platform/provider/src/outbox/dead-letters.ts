import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import { bookings } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { outbox } from '../database/payment-tables.ts'
import { mostTries } from '../limits.ts'

const isDead = and(isNull(outbox.doneAt), gte(outbox.tries, mostTries))

/** Lists outbox entries that failed on every try, oldest first. */
export async function deadLetters(db: Database) {
  return db
    .select({
      entry: outbox.dedupeKey,
      kind: outbox.kind,
      status: outbox.status,
      reference: bookings.reference,
      tries: outbox.tries,
      written_at: outbox.createdAt,
    })
    .from(outbox)
    .innerJoin(bookings, eq(bookings.id, outbox.bookingId))
    .where(isDead)
    .orderBy(asc(outbox.createdAt))
}

/** Makes one dead letter, or all for null, due again. Returns their number. */
export async function sendAgain(db: Database, entry: string | null, now: Date): Promise<number> {
  const rows = await db
    .update(outbox)
    .set({ tries: 0, dueAt: now })
    .where(and(isDead, entry === null ? undefined : eq(outbox.dedupeKey, entry)))
    .returning({ entry: outbox.dedupeKey })
  return rows.length
}
