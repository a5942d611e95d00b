import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../database/catalogue-tables.ts'
import type { Database } from '../database/connect.ts'
import { alone } from '../database/migrate.ts'
import { seedRows } from './read-files.ts'

/** Parents before children. */
const order = [
  ['airports', tables.airports],
  ['airlines', tables.airlines],
  ['flights', tables.flights],
  ['destinations', tables.destinations],
  ['hotels', tables.hotels],
  ['rooms', tables.rooms],
  ['rates', tables.rates],
  ['tours', tables.tours],
  ['packages', tables.packages],
  ['articles', tables.articles],
  ['slides', tables.slides],
] as const

/** A statement may carry 65,535 values; the widest table has twelve columns. */
const rowsPerStatement = 500

/**
 * Fills the catalogue from `catalogue/data` when that differs from what the database was last filled from. Edits made
 * in the database live until the seed itself changes. All or nothing.
 */
export async function seed(db: Database): Promise<'seeded' | 'unchanged'> {
  const rows = seedRows()
  const fingerprint = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  return alone(db, async (tx) => {
    const [current] = await tx.select().from(tables.catalogueRevision)
    if (current?.seedFingerprint === fingerprint) return 'unchanged'
    for (const [, table] of order.toReversed()) await tx.delete(table)
    for (const [name, table] of order) await insertAll(tx, table, rows[name])
    await tx
      .update(tables.catalogueRevision)
      .set({ seedFingerprint: fingerprint, revision: sql`revision + 1` })
      .where(eq(tables.catalogueRevision.id, 1))
    return 'seeded'
  })
}

async function insertAll(
  tx: Database,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await tx.insert(table).values(rows.slice(start, start + rowsPerStatement))
  }
}
