import type { Airport, IsoDate, SelectedFlight } from '@storefront/contract'
import {
  airportRecord,
  dayPrice,
  type FlightRecord,
  flightResultsRecord,
} from '@storefront/contract/wire'
import {
  type DayPrice,
  formatTime,
  isClock,
  multiplyUsd,
  payingCount,
  type RequestedSearch,
  weekdayOf,
} from '@storefront/domain'
import { type HttpClient, readList, readOne } from '@storefront/http'
import { deferred, type Loadable } from '@storefront/router'
import { type Storefront, storefrontFrom } from '@storefront/session'
import { type FlightResults, offeredFlights } from '../domain/results.ts'
import { type FlightQuery, isNamed, readQuery, unnamedAirport } from '../domain/search.ts'

/** Data of the results page. `airports` are origin and destination, named if the provider knows them. */
export type FlightsPage = RequestedSearch<FlightQuery> & {
  flights: Loadable<FlightsFound>
  airports: Loadable<Airport[]>
}

/** `hasDayPrices` is true if the provider has prices of other days (`getDayPrices`). */
export type FlightsFound = FlightResults & { hasDayPrices: boolean }

/** Loads the results; null for a URL without a search. */
export const resultsLoader = deferred(
  ({ request, context }, signal) => {
    const storefront = storefrontFrom(context)
    const requested = readQuery(new URL(request.url).searchParams, storefront.session.getState())
    if (!requested) return null
    const { from, to } = requested.search
    return {
      ...requested,
      flights: searchFlights(storefront.http, requested.search, signal),
      airports: Promise.all([
        airportBy(storefront, from, signal),
        airportBy(storefront, to, signal),
      ]),
    }
  },
  { optional: ['airports'] },
)

/** Airports that a visitor could pick in the form, by their visit, so that the results know the names of the chosen. */
const offered = new WeakMap<HttpClient, Map<string, Airport>>()

/** Returns the airport chosen in the form, else looks up the code. */
async function airportBy({ session, http }: Storefront, iataCode: string, signal: AbortSignal) {
  const { from, to } = session.getState().flightSearch
  const chosen = [from, to, offered.get(http)?.get(iataCode)].find(
    (airport) => airport?.iataCode === iataCode && isNamed(airport),
  )
  return chosen ?? findAirport(http, iataCode, signal)
}

/** GET /airports/search, all airports for ''. Throws like `searchFlights`. */
export async function searchAirports(
  http: HttpClient,
  query: string,
  signal: AbortSignal,
): Promise<Airport[]> {
  const path = '/airports/search'
  const airports = readList(airportRecord, await http.get(path, { query: { query }, signal }), path)
  const known = offered.get(http) ?? new Map<string, Airport>()
  for (const airport of airports) known.set(airport.iataCode, airport)
  offered.set(http, known)
  return airports
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
): Promise<FlightsFound> {
  const path = '/flights/search'
  const { from, to, departureDate, returnDate, type } = query
  const requested = { from, to, date: departureDate, returnDate, type }
  const body = await http.get(path, { query: requested, signal })
  const results = readOne(flightResultsRecord, body, path)
  const there = { from, to, date: departureDate }
  const back = { from: to, to: from, date: returnDate ?? departureDate }
  const outbound = results.outbound.map((flight) => toFlight(flight, there))
  const inbound = results.inbound.map((flight) => toFlight(flight, back))
  return {
    outbound: offeredFlights(outbound, type),
    inbound: type === 'Round Trip' ? inbound : [],
    hasDayPrices: (body as { days?: unknown } | null)?.days === true,
  }
}

/**
 * GET /flights/days, our addition: lowest total for adults and children on each day from the first of `days` to the last;
 * null if nothing is sold. Throws like `searchFlights`.
 */
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

/** Requested direction and day, which replace missing fields of a flight. */
type RequestedFlight = { from: string; to: string; date: IsoDate }

/** Completes a flight. Times are HH:MM or ''; a missing or numeric weekday is computed from the date. */
function toFlight(record: FlightRecord, { from, to, date }: RequestedFlight): SelectedFlight {
  const { airline, originAirport, destinationAirport, ...flight } = record
  return {
    ...flight,
    airlineName: airline?.name ?? '',
    originIata: (originAirport?.iataCode ?? from).toUpperCase(),
    destinationIata: (destinationAirport?.iataCode ?? to).toUpperCase(),
    ...withinCountry(record),
    departureTime: timeOf(flight.departureTime),
    arrivalTime: timeOf(flight.arrivalTime),
    dayOfWeek: /[a-z]/i.test(flight.dayOfWeek) ? flight.dayOfWeek : weekdayOf(date),
    date,
  }
}

function withinCountry({ originAirport, destinationAirport }: FlightRecord) {
  const country = originAirport?.country
  return country && country === destinationAirport?.country ? { withinCountry: country } : {}
}

function timeOf(text: string): string {
  const time = formatTime(text)
  return isClock(time) ? time : ''
}
