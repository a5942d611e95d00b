import { Hono } from 'hono'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { searchText } from '../catalogue/search-text.ts'
import type { CatalogueStore } from '../catalogue/store.ts'
import type { Row } from '../database/catalogue-rows.ts'
import { sendJson, sendPrepared } from '../http/answers.ts'
import { readQuery, searchQuery } from '../http/read-request.ts'

const mostFound = 20

/**
 * GET /airports/search, by code, alias, name, country or destination. Without a query, lists all, suggestions first.
 */
export function airportRoutes(catalogue: CatalogueStore) {
  return new Hono().get('/airports/search', (context) => {
    const text = searchText(readQuery(context, searchQuery).query)
    const current = catalogue.current()
    if (text === '')
      return sendPrepared(context, current, 'airports', ({ airports }) =>
        airports.all.map((airport) => wireAirport(current, airport)),
      )
    const found = findAirports(current, text).map((airport) => wireAirport(current, airport))
    return sendJson(context, JSON.stringify(found), 60)
  })
}

/** Finds airports by exact code or alias first, then by name, then by country or destination. */
function findAirports(catalogue: Catalogue, text: string): Row<'airports'>[] {
  const { airports, airportsByAlias, airportsByCode, airportsByName } = catalogue
  const byCode = airportsByCode.get(text.toUpperCase())
  const found = [
    ...(byCode ? [byCode] : []),
    ...(airportsByAlias.get(text) ?? []).map(({ airport }) => airport),
    ...airportsByName.find(text, mostFound),
    ...airports.findLike(text, mostFound),
  ]
  return [...new Set(found)].slice(0, mostFound)
}

function wireAirport({ airportsByArea }: Catalogue, airport: Row<'airports'>) {
  const { iataCode, name, airportName, metroArea } = airport
  const ofArea = (metroArea && airportsByArea.get(metroArea)) || []
  return {
    id: iataCode,
    name,
    iata_code: iataCode,
    airport_name: airportName,
    other_airports: ofArea
      .filter((other) => other !== airport)
      .map((other) => ({ iata_code: other.iataCode, name: other.name })),
  }
}
