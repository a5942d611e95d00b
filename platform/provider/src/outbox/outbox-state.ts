import { isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { outbox } from '../database/payment-tables.ts'
import { mostTries } from '../limits.ts'

/** Backlog at `now`: age of the oldest pending entry per kind (0 for none), and number of dead letters. */
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
