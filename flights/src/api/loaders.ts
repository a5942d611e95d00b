import type { Airport } from '@storefront/contract'
import { deferred, type Later } from '@storefront/router'
import { type Storefront, storefrontFrom } from '@storefront/session'
import { isNamed } from '../domain/airport.ts'
import type { FlightResults } from '../domain/results.ts'
import { type FlightQuery, readQuery } from '../domain/search.ts'
import { findAirport, searchFlights } from './calls.ts'

/** What was searched, and what was found; `airports` are origin and destination, named as far as the provider knows them. */
export type FlightsFound = FlightResults & { query: FlightQuery; airports: Later<Airport[]> }

/** The flights of the address's search; null when the address has no search. */
export const resultsLoader = deferred<FlightsFound | null>(async ({ request, context }, signal) => {
  const storefront = storefrontFrom(context)
  const { today } = storefront.session.getState()
  const query = readQuery(new URL(request.url).searchParams, today)?.search
  if (!query) return null
  const airports = Promise.all([
    airportBy(storefront, query.from, signal),
    airportBy(storefront, query.to, signal),
  ])
  return { ...(await searchFlights(storefront.http, query, signal)), query, airports }
})

/** The airport the visitor chose, else the one that the provider knows by this code. */
async function airportBy({ session, http }: Storefront, iataCode: string, signal: AbortSignal) {
  const { from, to } = session.getState().flightSearch
  const chosen = [from, to].find((airport) => airport?.iataCode === iataCode)
  return chosen && isNamed(chosen) ? chosen : findAirport(http, iataCode, signal)
}
