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

/** Catalogue tables, parents before children. */
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

export const catalogueNames = Object.keys(catalogueTables) as (keyof typeof catalogueTables)[]

export type CatalogueRows = {
  [Name in keyof typeof catalogueTables]: InferSelectModel<(typeof catalogueTables)[Name]>[]
}

export type Row<Name extends keyof CatalogueRows> = CatalogueRows[Name][number]
