import type { InferSelectModel } from 'drizzle-orm'
import {
  airlines,
  airports,
  articles,
  destinations,
  flights,
  hotels,
  packages,
  rates,
  rooms,
  slides,
  tours,
} from './catalogue-tables.ts'

/** The tables that hold what is sold and told, parents before children. */
export const catalogueTables = {
  airports,
  airlines,
  flights,
  destinations,
  hotels,
  rooms,
  rates,
  tours,
  packages,
  articles,
  slides,
}

/** Their names, parents before children. */
export const catalogueNames = Object.keys(catalogueTables) as (keyof typeof catalogueTables)[]

/** Every row of the catalogue. */
export type CatalogueRows = {
  [Name in keyof typeof catalogueTables]: InferSelectModel<(typeof catalogueTables)[Name]>[]
}

/** One row of a table. */
export type Row<Name extends keyof CatalogueRows> = CatalogueRows[Name][number]
