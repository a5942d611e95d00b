import type { InferSelectModel } from 'drizzle-orm'
import { catalogueTables } from './catalogue-tables.ts'

export const catalogueNames = Object.keys(catalogueTables) as (keyof typeof catalogueTables)[]

export type CatalogueRows = {
  [Name in keyof typeof catalogueTables]: InferSelectModel<(typeof catalogueTables)[Name]>[]
}

export type Row<Name extends keyof CatalogueRows> = CatalogueRows[Name][number]
