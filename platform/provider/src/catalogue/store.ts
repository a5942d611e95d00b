import { readTables } from '../database/catalogue-rows.ts'
import { catalogueRevision, catalogueSource } from '../database/catalogue-tables.ts'
import type { Database } from '../database/connect.ts'
import { buildCatalogue, type Catalogue } from './catalogue.ts'

export type CatalogueStore = Awaited<ReturnType<typeof openCatalogue>>

export async function openCatalogue(db: Database) {
  let catalogue = await readCatalogue(db)
  let reading: Promise<Catalogue> | null = null
  return {
    /** In-memory catalogue, for lists and searches. */
    current: () => catalogue,
    /** Current catalogue of the database, for pricing. Costs one small query if nothing changed. */
    fresh: async () => {
      while ((await revisionOf(db)) !== catalogue.revision) {
        // A running reading may have begun before the last edit.
        reading ??= readCatalogue(db).finally(() => {
          reading = null
        })
        catalogue = await reading
      }
      return catalogue
    },
  }
}

/** Reads all tables in one snapshot. */
async function readCatalogue(db: Database): Promise<Catalogue> {
  return db.transaction(
    async (tx) => {
      const revision = await revisionOf(tx)
      const [source] = await tx.select({ extras: catalogueSource.extras }).from(catalogueSource)
      return buildCatalogue(await readTables(tx), revision, source?.extras)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function revisionOf(db: Database): Promise<number> {
  const [row] = await db.select().from(catalogueRevision)
  return row?.revision ?? 0
}
