import { readTables } from '../database/catalogue-rows.ts'
import { catalogueRevision, catalogueSource } from '../database/catalogue-tables.ts'
import type { Database } from '../database/connect.ts'
import { buildCatalogue, type Catalogue } from './catalogue.ts'

export type CatalogueStore = {
  /** In-memory catalogue, for lists and searches. */
  current(): Catalogue
  /** Current catalogue of the database, for pricing. Costs one small query if nothing changed. */
  fresh(): Promise<Catalogue>
}

export async function openCatalogue(db: Database): Promise<CatalogueStore> {
  let catalogue = await readCatalogue(db)
  let reading: Promise<Catalogue> | null = null

  const reread = () => {
    reading ??= readCatalogue(db)
      .then((next) => {
        catalogue = next
        return next
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  return {
    current: () => catalogue,
    fresh: async () => {
      const [row] = await db.select().from(catalogueRevision)
      return row?.revision === catalogue.revision ? catalogue : reread()
    },
  }
}

/** Reads all tables in one snapshot. */
async function readCatalogue(db: Database): Promise<Catalogue> {
  return db.transaction(
    async (tx) => {
      const [row] = await tx.select().from(catalogueRevision)
      const [source] = await tx.select({ extras: catalogueSource.extras }).from(catalogueSource)
      return buildCatalogue(await readTables(tx), row?.revision ?? 0, source?.extras)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
