import type { Airport } from '@storefront/contract'
import { airport, flightResults } from '@storefront/contract/wire'
import { type HttpClient, isAborted, readList, readOne } from '@storefront/http'
import { unnamedAirport } from '../domain/airport.ts'
import { type FlightResults, offeredFlights } from '../domain/results.ts'
import type { FlightQuery } from '../domain/search.ts'
import { toAirport, toFlight } from './wire.ts'

/** GET /airports/search: airports that match a text; all of them for ''. A failure is logged and finds none (spec §8). */
export async function searchAirports(
  http: HttpClient,
  query: string,
  signal?: AbortSignal,
): Promise<Airport[]> {
  const path = '/airports/search'
  try {
    const body = await http.get(path, { query: { query }, ...(signal ? { signal } : {}) })
    return readList(airport, body, path).map(toAirport)
  } catch (error) {
    if (!isAborted(error)) console.error('Airports could not be looked up:', error)
    return []
  }
}

/** The airport with this IATA code. One that cannot be looked up goes by its code. */
export async function findAirport(
  http: HttpClient,
  iataCode: string,
  signal?: AbortSignal,
): Promise<Airport> {
  const found = await searchAirports(http, iataCode, signal)
  return found.find((candidate) => candidate.iataCode === iataCode) ?? unnamedAirport(iataCode)
}

/**
 * GET /flights/search: outbound flights that can be booked, and inbound ones for a round trip.
 * Throws HttpError, NetworkError or MalformedAnswerError.
 */
export async function searchFlights(
  http: HttpClient,
  query: FlightQuery,
  signal?: AbortSignal,
): Promise<FlightResults> {
  const path = '/flights/search'
  const { from, to, departureDate, returnDate, type } = query
  const body = await http.get(path, {
    query: { from, to, date: departureDate, returnDate, type },
    ...(signal ? { signal } : {}),
  })
  const { outbound_flights, inbound_flights } = readOne(flightResults, body, path)
  const there = { from, to, date: departureDate }
  const back = { from: to, to: from, date: returnDate ?? departureDate }
  const outbound = outbound_flights.map((flight) => toFlight(flight, there))
  const inbound = inbound_flights.map((flight) => toFlight(flight, back))
  return {
    outbound: offeredFlights(outbound, type),
    inbound: type === 'Round Trip' ? inbound : [],
  }
}
