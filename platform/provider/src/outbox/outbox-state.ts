import { isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { outbox } from '../database/payment-tables.ts'
import { mostTries } from '../limits.ts'

/**
 * Returns the backlog of the outbox at `now`: the age of the oldest entry of each kind that is still tried, 0 without any,
 * and dead letters.
 */
export async function outboxState(db: Database, now: Date) {
  const rows = await db
    .select({
      kind: outbox.kind,
      oldest: sql`min(${outbox.createdAt}) filter (where ${outbox.tries} < ${mostTries})`.mapWith(
        outbox.createdAt,
      ),
      dead: sql`count(*) filter (where ${outbox.tries} >= ${mostTries})`.mapWith(Number),
    })
    .from(outbox)
    .where(isNull(outbox.doneAt))
    .groupBy(outbox.kind)
  const oldestSeconds = { refund: 0, notice: 0 }
  let deadLetters = 0
  for (const { kind, oldest, dead } of rows) {
    if (oldest) oldestSeconds[kind] = (now.getTime() - oldest.getTime()) / 1000
    deadLetters += dead
  }
  return { oldestSeconds, deadLetters }
}

export type OutboxState = Awaited<ReturnType<typeof outboxState>>
