import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { bookings, idempotency } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { Refusal } from '../http/refusal.ts'

/** One booking call as it can be recognised again. */
export type Attempt = {
  /** Which call, e.g. "flight checkout". */
  endpoint: string
  /** `Idempotency-Key` of the request; null when it has none. */
  key: string | null
  /** Keyed hash of the body, without a key also of its caller. */
  fingerprint: string
}

export type KeyRow = typeof idempotency.$inferSelect

/**
 * Time that one request may take to open the payment page before another takes over, in ms; shorter than the others' wait.
 */
const leaseMs = 6_000

/** A body without a key counts as the same attempt this long. */
const sameBodyMs = 120_000

/** Keys are remembered this long. */
const keyHours = 48

/** Key the attempt is stored under. Without one, the same body within a short time is the same attempt (a double click). */
function storedKey(attempt: Attempt): string {
  return attempt.key === null ? `body:${attempt.fingerprint}` : `key:${attempt.key}`
}

const sameKey = (attempt: Attempt) =>
  and(eq(idempotency.endpoint, attempt.endpoint), eq(idempotency.key, storedKey(attempt)))

/** The record under an attempt's key, for any body. */
export async function findKey(db: Database, attempt: Attempt): Promise<KeyRow | null> {
  const [row] = await db.select().from(idempotency).where(sameKey(attempt))
  return row ?? null
}

/**
 * Returns the stored attempt; null when it is new, or its key stands for another booking by now. Throws Refusal 422 when
 * the key was used with another body.
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
  if (row.answer === null || attempt.key !== null || !(await isOver(db, row, now))) return row
  // Unless it was replaced meanwhile.
  await db
    .delete(idempotency)
    .where(and(sameKey(attempt), eq(idempotency.bookingId, row.bookingId)))
  return null
}

/**
 * True when a body without a key is a new booking rather than a double click: time has passed, or the earlier booking has
 * ended.
 */
async function isOver(db: Database, row: KeyRow, now: Date): Promise<boolean> {
  if (now.getTime() - row.createdAt.getTime() > sameBodyMs) return true
  const [booking] = await db
    .select({ status: bookings.status })
    .from(bookings)
    .where(eq(bookings.id, row.bookingId))
  return booking?.status !== 'pending_payment' && booking?.status !== 'requested'
}

/**
 * Claims the key in the booking's transaction; false when another request has it. Where that request is still
 * in its transaction, PostgreSQL waits here for its end.
 */
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

/** Takes over an attempt whose request died before it had an answer; false while that request may still live. */
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

/** Lets the next request with this key try at once. */
export async function dropLease(db: Database, attempt: Attempt): Promise<void> {
  await db.update(idempotency).set({ leaseUntil: null }).where(sameKey(attempt))
}

/** Ends every lease. Only for the start of a single process: the leases are those of the process before it. */
export async function dropAllLeases(db: Database): Promise<void> {
  await db.update(idempotency).set({ leaseUntil: null }).where(isNull(idempotency.answer))
}

/** Remembers the answer for every repetition. */
export async function saveAnswer(
  tx: Database,
  attempt: Attempt,
  answer: Record<string, unknown>,
): Promise<void> {
  await tx.update(idempotency).set({ answer, leaseUntil: null }).where(sameKey(attempt))
}

/** Deletes keys that are too old to be retried. */
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
