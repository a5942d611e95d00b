import { createHash } from 'node:crypto'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { catalogueNames } from '../database/catalogue-rows.ts'
import { catalogueRevision, catalogueTables } from '../database/catalogue-tables.ts'
import type { Database } from '../database/connect.ts'
import { alone } from '../database/migrate.ts'
import { seedRows } from './read-files.ts'

/**
 * Fills the catalogue tables in one transaction if `catalogue/data` has changed since they were last filled. Until
 * then, edits made in the database stay.
 */
export async function seed(db: Database): Promise<'seeded' | 'unchanged'> {
  const rows = seedRows()
  const fingerprint = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  return alone(db, async (tx) => {
    const [current] = await tx.select().from(catalogueRevision)
    if (current?.seedFingerprint === fingerprint) return 'unchanged'
    for (const name of catalogueNames.toReversed()) await tx.delete(catalogueTables[name])
    for (const name of catalogueNames) await insertAll(tx, catalogueTables[name], rows[name])
    await tx
      .update(catalogueRevision)
      .set({ seedFingerprint: fingerprint, revision: sql`revision + 1` })
      .where(eq(catalogueRevision.id, 1))
    return 'seeded'
  })
}

/**
 * Inserts all rows as one JSON value. With single values, drizzle and the driver need a second for ten thousand rows.
 */
async function insertAll(
  tx: Database,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  )
  await tx.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(records)})`,
  )
}
