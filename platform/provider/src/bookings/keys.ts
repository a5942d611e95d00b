import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { bookings, idempotency } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { Refusal } from '../http/refusal.ts'
import { keyHours, leaseMs, sameBodyMs } from '../times.ts'

/** Identity of a booking call, for retries. */
export type Attempt = {
  /** For example "flight checkout". */
  endpoint: string
  /** `Idempotency-Key` of the request; null when it has none. */
  key: string | null
  /** Keyed hash of the body, and of the caller if there is no key. */
  fingerprint: string
}

export type KeyRow = typeof idempotency.$inferSelect

/** Key in the database: the one that was sent, else the fingerprint, so that a double click is one attempt. */
function storedKey(attempt: Attempt): string {
  return attempt.key === null ? `body:${attempt.fingerprint}` : `key:${attempt.key}`
}

const sameKey = (attempt: Attempt) =>
  and(eq(idempotency.endpoint, attempt.endpoint), eq(idempotency.key, storedKey(attempt)))

export async function findKey(db: Database, attempt: Attempt): Promise<KeyRow | null> {
  const [row] = await db.select().from(idempotency).where(sameKey(attempt))
  return row ?? null
}

/**
 * Returns the stored attempt; null for a new one, such as the same body without a key after the earlier attempt is
 * over. Throws Refusal 422 if the key came with another body.
 */
export async function findAttempt(
  db: Database,
  attempt: Attempt,
  now: Date,
): Promise<KeyRow | null> {
  const row = await findKey(db, attempt)
  if (!row) return null
  if (row.fingerprint !== attempt.fingerprint) {
    throw new Refusal(
      422,
      'idempotency_key_reused',
      'This Idempotency-Key was used with another body.',
    )
  }
  if (attempt.key !== null || !(await isOver(db, row, now))) return row
  // Matching the booking spares a row that another request has just written.
  await db
    .delete(idempotency)
    .where(and(sameKey(attempt), eq(idempotency.bookingId, row.bookingId)))
  return null
}

/** True if a body without a key is a new booking, not a double click: time has passed, or the earlier booking ended. */
async function isOver(db: Database, row: KeyRow, now: Date): Promise<boolean> {
  if (now.getTime() - row.createdAt.getTime() > sameBodyMs) return true
  const [booking] = await db
    .select({ status: bookings.status })
    .from(bookings)
    .where(eq(bookings.id, row.bookingId))
  return booking?.status !== 'pending_payment' && booking?.status !== 'requested'
}

/** Claims the key in the booking's transaction; false if another request has it. Waits for that transaction to end. */
export async function claimKey(
  tx: Database,
  attempt: Attempt,
  bookingId: string,
  now: Date,
  answer: Record<string, unknown> | null,
): Promise<boolean> {
  const rows = await tx
    .insert(idempotency)
    .values({
      endpoint: attempt.endpoint,
      key: storedKey(attempt),
      fingerprint: attempt.fingerprint,
      bookingId,
      answer,
      leaseUntil: answer === null ? leaseEnd(now) : null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
  return rows.length === 1
}

/** Takes over an attempt whose request died without an answer; false while that request may still run. */
export async function takeLease(db: Database, attempt: Attempt, now: Date): Promise<boolean> {
  const rows = await db
    .update(idempotency)
    .set({ leaseUntil: leaseEnd(now) })
    .where(
      and(
        sameKey(attempt),
        isNull(idempotency.answer),
        or(isNull(idempotency.leaseUntil), lt(idempotency.leaseUntil, now)),
      ),
    )
    .returning({ key: idempotency.key })
  return rows.length === 1
}

/** Lets the next request with this key take over at once. */
export async function dropLease(db: Database, attempt: Attempt): Promise<void> {
  await db.update(idempotency).set({ leaseUntil: null }).where(sameKey(attempt))
}

/** Ends every lease. Call it only at the start of a single process, whose predecessor held them. */
export async function dropAllLeases(db: Database): Promise<void> {
  await db.update(idempotency).set({ leaseUntil: null }).where(isNull(idempotency.answer))
}

export async function saveAnswer(
  tx: Database,
  attempt: Attempt,
  answer: Record<string, unknown>,
): Promise<void> {
  await tx.update(idempotency).set({ answer, leaseUntil: null }).where(sameKey(attempt))
}

export async function purgeKeys(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keyHours * 3_600_000)
  const rows = await db
    .delete(idempotency)
    .where(lt(idempotency.createdAt, before))
    .returning({ key: idempotency.key })
  return rows.length
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + leaseMs)
}
