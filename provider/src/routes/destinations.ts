import { Hono } from 'hono'
import type { Catalogue, DestinationRow } from '../catalogue/catalogue.ts'
import { routeKey } from '../catalogue/catalogue.ts'
import type { CatalogueStore } from '../catalogue/store.ts'
import { homeAirport } from '../data/airports.ts'
import { imageUrl, preparedJson, sendJson } from '../http/answers.ts'

/** GET /destinations/popular (spec §7). */
export function destinationRoutes(catalogue: CatalogueStore) {
  return new Hono().get('/destinations/popular', (context) => {
    const current = catalogue.current()
    return sendJson(
      context,
      preparedJson(current, 'popular', () => popular(current)),
      60,
    )
  })
}

function popular(catalogue: Catalogue) {
  return catalogue.destinations
    .flatMap((row) => (row.popularPosition === null ? [] : { row, position: row.popularPosition }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ row }) => ({
      id: row.id,
      name: row.name,
      image_url: row.image && imageUrl(row.image),
      rating: row.rating,
      reviews_count: row.reviewsCount,
      flights_count: weeklyFlights(catalogue, row),
    }))
}

/** Departures a week to the airport one flies to for this place. */
function weeklyFlights(catalogue: Catalogue, destination: DestinationRow): number {
  const routes =
    destination.gatewayIata === homeAirport
      ? [...catalogue.flightsByNumber.values()].filter((f) => f.destination === homeAirport)
      : (catalogue.flightsByRoute.get(routeKey(homeAirport, destination.gatewayIata)) ?? [])
  return routes.reduce((sum, flight) => sum + daysPerWeek(flight.weekdays), 0)
}

function daysPerWeek(weekdays: number): number {
  return weekdays.toString(2).replaceAll('0', '').length
}
