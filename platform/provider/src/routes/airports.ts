import { Hono } from 'hono'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { searchText } from '../catalogue/search-text.ts'
import type { CatalogueStore } from '../catalogue/store.ts'
import type { Row } from '../database/catalogue-rows.ts'
import { sendJson, sendPrepared } from '../http/answers.ts'
import { readQuery, searchQuery } from '../http/read-request.ts'

const mostFound = 20

/** GET /airports/search: by code, city or airport name; without a text, the suggested ones and then all. */
export function airportRoutes(catalogue: CatalogueStore) {
  return new Hono().get('/airports/search', (context) => {
    const text = searchText(readQuery(context, searchQuery).query)
    const current = catalogue.current()
    if (text === '')
      return sendPrepared(context, current, 'airports', ({ airports }) =>
        airports.all.map(wireAirport),
      )
    return sendJson(context, JSON.stringify(findAirports(current, text).map(wireAirport)), 60)
  })
}

/** Airports that fit, the one with exactly this code first. `text` is as `searchText` makes it. */
function findAirports({ airports, airportsByCode }: Catalogue, text: string): Row<'airports'>[] {
  const exact = airportsByCode.get(text.toUpperCase())
  const found = airports.find(text, mostFound)
  return exact ? [exact, ...found.filter((one) => one !== exact)].slice(0, mostFound) : found
}

function wireAirport(airport: Row<'airports'>) {
  return {
    id: airport.iataCode,
    name: airport.name,
    iata_code: airport.iataCode,
    airport_name: airport.airportName,
  }
}
