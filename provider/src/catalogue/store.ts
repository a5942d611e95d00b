import * as tables from '../database/catalogue-tables.ts'
import type { Database } from '../database/connect.ts'
import { buildCatalogue, type Catalogue } from './catalogue.ts'

/** The catalogue as answers see it. */
export type CatalogueStore = {
  /** What is in memory: lists and searches answer from it. */
  current(): Catalogue
  /** What is in the database right now: bookings are priced from it. One small query when nothing changed. */
  fresh(): Promise<Catalogue>
}

/** Reads the catalogue into memory. */
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
      const [row] = await db
        .select({ revision: tables.catalogueRevision.revision })
        .from(tables.catalogueRevision)
      return row?.revision === catalogue.revision ? catalogue : reread()
    },
  }
}

/** All tables at one moment. */
async function readCatalogue(db: Database): Promise<Catalogue> {
  return db.transaction(
    async (tx) => {
      const [revision] = await tx.select().from(tables.catalogueRevision)
      return buildCatalogue({
        revision: revision?.revision ?? 0,
        airports: await tx.select().from(tables.airports),
        airlines: await tx.select().from(tables.airlines),
        flights: await tx.select().from(tables.flights),
        destinations: await tx.select().from(tables.destinations),
        hotels: await tx.select().from(tables.hotels),
        rooms: await tx.select().from(tables.rooms),
        rates: await tx.select().from(tables.rates),
        tours: await tx.select().from(tables.tours),
        packages: await tx.select().from(tables.packages),
        articles: await tx.select().from(tables.articles),
        slides: await tx.select().from(tables.slides),
      })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
