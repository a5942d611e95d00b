import type { Airport, IsoDate, SelectedFlight } from '@storefront/contract'
import {
  airport,
  dayPrice,
  flightResults,
  type WireAirport,
  type WireFlight,
} from '@storefront/contract/wire'
import {
  type DayPrice,
  formatTime,
  isClock,
  isIsoDate,
  multiplyUsd,
  payingCount,
  priceTerms,
  weekdayOf,
} from '@storefront/domain'
import { type HttpClient, isAborted, readList, readOne } from '@storefront/http'
import { deferred, type Later } from '@storefront/router'
import { type Storefront, storefrontFrom } from '@storefront/session'
import { type FlightResults, offeredFlights } from '../domain/results.ts'
import { type FlightQuery, isNamed, readQuery, unnamedAirport } from '../domain/search.ts'

/** Results with their search. `airports` are its origin and destination, named if the provider knows them. */
export type FlightsFound = FlightsAnswer & { query: FlightQuery; airports: Later<Airport[]> }

/** `hasDayPrices` is true if the provider has prices of other days (`getDayPrices`). */
export type FlightsAnswer = FlightResults & { hasDayPrices: boolean }

/** Loads the results; null for a URL without a search. */
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

/** Returns the airport chosen in the form, else looks up the code. */
async function airportBy({ session, http }: Storefront, iataCode: string, signal: AbortSignal) {
  const { from, to } = session.getState().flightSearch
  const chosen = [from, to].find((airport) => airport?.iataCode === iataCode)
  return chosen && isNamed(chosen) ? chosen : findAirport(http, iataCode, signal)
}

/** GET /airports/search, all airports for ''. Logs a failure and returns []. */
export async function searchAirports(
  http: HttpClient,
  query: string,
  signal: AbortSignal,
): Promise<Airport[]> {
  const path = '/airports/search'
  try {
    const body = await http.get(path, { query: { query }, signal })
    return readList(airport, body, path).map(toAirport)
  } catch (error) {
    if (!isAborted(error)) console.error('Airports could not be looked up:', error)
    return []
  }
}

/** Looks up an IATA code. An unknown airport is named by its code. */
export async function findAirport(
  http: HttpClient,
  iataCode: string,
  signal: AbortSignal,
): Promise<Airport> {
  const found = await searchAirports(http, iataCode, signal)
  return found.find((candidate) => candidate.iataCode === iataCode) ?? unnamedAirport(iataCode)
}

/** GET /flights/search: bookable flights. Throws HttpError, NetworkError or MalformedAnswerError. */
export async function searchFlights(
  http: HttpClient,
  query: FlightQuery,
  signal: AbortSignal,
): Promise<FlightsAnswer> {
  const path = '/flights/search'
  const { from, to, departureDate, returnDate, type } = query
  const requested = { from, to, date: departureDate, returnDate, type }
  const body = await http.get(path, { query: requested, signal })
  const { outbound_flights, inbound_flights } = readOne(flightResults, body, path)
  const there = { from, to, date: departureDate }
  const back = { from: to, to: from, date: returnDate ?? departureDate }
  const outbound = outbound_flights.map((flight) => toFlight(flight, there))
  const inbound = inbound_flights.map((flight) => toFlight(flight, back))
  return {
    outbound: offeredFlights(outbound, type),
    inbound: type === 'Round Trip' ? inbound : [],
    hasDayPrices: (body as { days?: unknown } | null)?.days === true,
  }
}

/** GET /flights/days, our addition: lowest totals for the party. Throws like `searchFlights`. */
export async function getDayPrices(
  http: HttpClient,
  { from, to, type, travellers }: FlightQuery,
  days: readonly IsoDate[],
  signal: AbortSignal,
): Promise<DayPrice[]> {
  const path = '/flights/days'
  const query = { from, to, first: days[0], last: days.at(-1), type }
  const body = await http.get(path, { query, signal })
  return readList(dayPrice, body, path).map(({ date, price }) => ({
    date,
    totalUsd: price === null ? null : multiplyUsd(price, payingCount(travellers)),
  }))
}

/** Converts an airport of the API. Its code replaces a missing id or name. */
function toAirport(wire: WireAirport): Airport {
  const iataCode = wire.iata_code.toUpperCase()
  const otherAirports = wire.other_airports.map(({ iata_code, name }) => {
    const code = iata_code.toUpperCase()
    return { iataCode: code, name: name || code }
  })
  return {
    id: wire.id ?? iataCode,
    name: wire.name || iataCode,
    iataCode,
    airportName: wire.airport_name,
    ...(otherAirports.length > 0 ? { otherAirports } : {}),
  }
}

/** Requested direction and day, which replace missing fields of a flight. */
type RequestedFlight = { from: string; to: string; date: IsoDate }

/** Converts a flight of the API. Times are HH:MM or ''; a missing or numeric weekday is computed from the date. */
function toFlight(flight: WireFlight, { from, to, date }: RequestedFlight): SelectedFlight {
  return {
    id: flight.id,
    airlineName: flight.airline?.name ?? '',
    flightNumber: flight.flight_number,
    originIata: (flight.origin_airport?.iata_code ?? from).toUpperCase(),
    destinationIata: (flight.destination_airport?.iata_code ?? to).toUpperCase(),
    ...withinCountry(flight),
    departureTime: timeOf(flight.departure_time),
    arrivalTime: timeOf(flight.arrival_time),
    dayOfWeek: /[a-z]/i.test(flight.day_of_week) ? flight.day_of_week : weekdayOf(date),
    date,
    ...(isIsoDate(flight.arrival_date) ? { arrivalDate: flight.arrival_date } : {}),
    ...(flight.booking_accepts.length > 0 ? { bookingAccepts: flight.booking_accepts } : {}),
    priceOneWayUsd: flight.price_one_way,
    priceRoundTripUsd: flight.price_round_trip,
    ...priceTerms(flight),
  }
}

function withinCountry({ origin_airport: origin, destination_airport: destination }: WireFlight) {
  const country = origin?.country
  return country && country === destination?.country ? { withinCountry: country } : {}
}

function timeOf(text: string): string {
  const time = formatTime(text)
  return isClock(time) ? time : ''
}
