import { Hono } from 'hono'
import * as v from 'valibot'
import type { AirportRow, Searchable } from '../catalogue/catalogue.ts'
import { matches, searchText } from '../catalogue/search-text.ts'
import type { CatalogueStore } from '../catalogue/store.ts'
import { preparedJson, sendJson } from '../http/answers.ts'
import { queryText, readQuery } from '../http/read-request.ts'

/** Query of GET /airports/search. */
export const airportQuery = v.object({ query: queryText })

const mostFound = 20

/** GET /airports/search (spec §7): by code, city or airport name; without a text, the suggested ones and then all. */
export function airportRoutes(catalogue: CatalogueStore) {
  return new Hono().get('/airports/search', (context) => {
    const text = searchText(readQuery(context, airportQuery).query)
    const current = catalogue.current()
    if (text === '') {
      const all = () => current.airports.map(({ row }) => wireAirport(row))
      return sendJson(context, preparedJson(current, 'airports', all), 60)
    }
    const found = findAirports(current.airports, text).slice(0, mostFound).map(wireAirport)
    return sendJson(context, JSON.stringify(found), 60)
  })
}

/** Airports that fit, the one with exactly this code first. `text` is as `searchText` makes it. */
function findAirports(airports: readonly Searchable<AirportRow>[], text: string): AirportRow[] {
  const code = text.toUpperCase()
  return airports
    .filter((airport) => matches(airport.text, text))
    .map(({ row }) => row)
    .toSorted((a, b) => Number(b.iataCode === code) - Number(a.iataCode === code))
}

function wireAirport(airport: AirportRow) {
  return {
    id: airport.iataCode,
    name: airport.name,
    iata_code: airport.iataCode,
    airport_name: airport.airportName,
  }
}
