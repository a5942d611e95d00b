import { createHash } from 'node:crypto'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type CatalogueRows, catalogueNames, catalogueTables } from '../database/catalogue-rows.ts'
import { catalogueRevision } from '../database/catalogue-tables.ts'
import type { Database } from '../database/connect.ts'
import { alone } from '../database/migrate.ts'
import { seedRows } from './read-files.ts'

const rowsPerStatement = 5000

/**
 * Fills the catalogue from `catalogue/data` when that differs from what the database was last filled from. Edits made
 * in the database live until the seed itself changes. All or nothing.
 */
export async function seed(db: Database): Promise<'seeded' | 'unchanged'> {
  const rows = seedRows()
  const fingerprint = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  return alone(db, async (tx) => {
    const [current] = await tx.select().from(catalogueRevision)
    if (current?.seedFingerprint === fingerprint) return 'unchanged'
    await replaceCatalogue(tx, rows)
    await tx
      .update(catalogueRevision)
      .set({ seedFingerprint: fingerprint, revision: sql`revision + 1` })
      .where(eq(catalogueRevision.id, 1))
    return 'seeded'
  })
}

/** Puts these rows in the place of all that the catalogue has. */
export async function replaceCatalogue(tx: Database, rows: CatalogueRows): Promise<void> {
  for (const name of catalogueNames.toReversed()) await tx.delete(catalogueTables[name])
  for (const name of catalogueNames) await insertAll(tx, catalogueTables[name], rows[name])
}

/** As JSON, one value a statement: drivers and the builder of queries take a second for ten thousand rows of single ones. */
async function insertAll(
  tx: Database,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const records = rows
      .slice(start, start + rowsPerStatement)
      .map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])))
    await tx.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(records)})`,
    )
  }
}
