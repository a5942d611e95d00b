import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { catalogueNames, readTables } from '../database/catalogue-rows.ts'
import {
  catalogueRevision,
  catalogueSource,
  catalogueTables,
} from '../database/catalogue-tables.ts'
import type { Database } from '../database/connect.ts'
import { alone } from '../database/migrate.ts'
import type { ProviderSettings } from '../settings.ts'
import { missingPictures } from './picture-files.ts'
import { type CatalogueFiles, readCatalogueFiles } from './read-files.ts'

/**
 * `kept`: the files have changed, but loading them would undo `edits` made in the database, so nothing was loaded. After
 * `loaded`, `edits` were undone. Each is a text such as `tours 7: priceCents`.
 */
export type SeedOutcome = { catalogue: 'loaded' | 'unchanged' | 'kept'; edits: string[] }

type Rows = Record<string, Record<string, unknown>[]>

/**
 * Loads changed files of the catalogue, and says which pictures are missing. Safe to run in several processes at once.
 * Throws for a mistake in a file.
 */
export async function loadCatalogue(
  db: Database,
  { log, sampleRecords }: Pick<ProviderSettings, 'log' | 'sampleRecords'>,
  replace = false,
  files = readCatalogueFiles(sampleRecords),
): Promise<SeedOutcome> {
  for (const missing of missingPictures(files.rows, files.extras.pictures)) {
    log.warn(missing, 'a picture is missing')
  }
  const loaded = await fillTables(db, files, replace)
  if (loaded.catalogue !== 'kept') log.info(loaded, 'catalogue ready')
  else log.warn(loaded, 'changed files wait: they would replace edits made in the database')
  return loaded
}

/**
 * Fills the catalogue tables in one transaction if the files have changed since. Edits made in the database stay, and
 * so does everything else, unless `replace`.
 */
async function fillTables(
  db: Database,
  { rows, extras }: CatalogueFiles,
  replace: boolean,
): Promise<SeedOutcome> {
  const fingerprint = hash('sha256', JSON.stringify([rows, extras]))
  return alone(db, async (tx) => {
    const [current] = await tx.select().from(catalogueRevision)
    if (current?.seedFingerprint === fingerprint) return { catalogue: 'unchanged', edits: [] }
    const [source] = await tx.select().from(catalogueSource)
    const edits = source ? editsIn(await readTables(tx), source.rows, rows) : []
    if (edits.length > 0 && !replace) return { catalogue: 'kept', edits }
    for (const name of catalogueNames.toReversed()) await tx.delete(catalogueTables[name])
    for (const name of catalogueNames) await insertAll(tx, catalogueTables[name], rows[name])
    await tx.delete(catalogueSource)
    await tx.insert(catalogueSource).values({ id: 1, rows: await readTables(tx), extras })
    await tx.update(catalogueRevision).set({ seedFingerprint: fingerprint })
    return { catalogue: 'loaded', edits }
  })
}

/** Describes the edits since the catalogue was loaded that the new rows would undo, e.g. `tours 7: priceCents`. */
function editsIn(edited: Rows, loaded: Rows, next: Rows): string[] {
  return catalogueNames.flatMap((name) => {
    // The primary key is the first column.
    const [key = ''] = Object.keys(getTableColumns(catalogueTables[name]))
    const byKey = (rows: Rows) => new Map(rows[name]?.map((row) => [row[key], row]))
    const [now, before, then] = [byKey(edited), byKey(loaded), byKey(next)]
    return [...new Set([...before.keys(), ...now.keys()])].flatMap((id) => {
      const [row, old, planned] = [now.get(id), before.get(id), then.get(id)]
      if (!row && planned) return `${name} ${id}: removed`
      if (!old) return `${name} ${id}: added`
      // A column that a migration has added since was not loaded.
      const columns = Object.keys(old).filter((column) =>
        [old, planned].every((other) => !isDeepStrictEqual(row?.[column], other?.[column])),
      )
      return columns.length > 0 ? `${name} ${id}: ${columns.join(', ')}` : []
    })
  })
}

/**
 * Inserts all rows as one JSON value. With single values, drizzle and the driver need a second for ten thousand rows.
 */
async function insertAll(tx: Database, table: PgTable, rows: Rows[string]): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  )
  await tx.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(records)})`,
  )
}
