import type { InferSelectModel } from 'drizzle-orm'
import { catalogueTables } from './catalogue-tables.ts'
import type { Database } from './connect.ts'

export const catalogueNames = Object.keys(catalogueTables) as (keyof typeof catalogueTables)[]

export type CatalogueRows = {
  [Name in keyof typeof catalogueTables]: InferSelectModel<(typeof catalogueTables)[Name]>[]
}

/** Reads all tables; in a transaction, as they are at one moment. */
export async function readTables(tx: Database): Promise<CatalogueRows> {
  const rows: Record<string, unknown[]> = {}
  for (const name of catalogueNames) rows[name] = await tx.select().from(catalogueTables[name])
  return rows as CatalogueRows
}

export type Row<Name extends keyof CatalogueRows> = CatalogueRows[Name][number]
