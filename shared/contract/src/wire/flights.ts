import * as v from 'valibot'
import { id, isoDate, listOf, maybe, named, priceTerms, text, usd } from './primitives.ts'

/** Row of GET /airports/search (product 7.4); only the code is required. */
export const airport = v.object({
  id: maybe(id),
  name: text,
  iata_code: v.string(),
  airport_name: text,
  // Our addition: other airports of the same metropolitan area.
  other_airports: listOf(v.object({ iata_code: v.string(), name: text })),
})

/** `country` is our addition, in ISO 3166-1 alpha-2. */
const end = maybe(v.object({ iata_code: v.string(), country: text }))

/** Flight of GET /flights/search (product 7.4); only id and a price are required. */
export const flight = v.object({
  id,
  airline: maybe(named),
  flight_number: text,
  origin_airport: end,
  destination_airport: end,
  departure_time: text,
  arrival_time: text,
  // Our addition: the day of arrival, local to the destination.
  arrival_date: maybe(isoDate),
  day_of_week: text,
  price_one_way: maybe(usd),
  price_round_trip: maybe(usd),
  // Our additions: baggage and change fee, a sentence each.
  bags: text,
  changes: text,
  // Our addition: fields that the flight's booking accepts, e.g. `return_flight_id`.
  booking_accepts: listOf(v.string()),
  ...priceTerms,
})

/** GET /flights/search: a list, or both directions for Round Trip (product 7.1). */
export const flightResults = v.union([
  v.pipe(
    v.array(v.unknown()),
    listOf(flight),
    v.transform((outbound_flights) => ({
      outbound_flights,
      inbound_flights: [] as typeof outbound_flights,
    })),
  ),
  v.object({ outbound_flights: listOf(flight), inbound_flights: listOf(flight) }),
])

/**
 * Our addition beside `data` of GET /flights/search: `days` is true if the provider answers GET /flights/days. Only
 * then do pages call it and keep space for its prices.
 */
export const flightSearchAbilities = v.object({ days: v.optional(v.boolean()) })

const route = {
  from: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z]{3}$/, 'from must be an IATA code')),
  to: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z]{3}$/, 'to must be an IATA code')),
}
const type = v.optional(v.picklist(['Oneway', 'Round Trip']), 'Oneway')

/** Query of GET /flights/search (product 7.1). */
export const flightSearchQuery = v.object({
  ...route,
  date: isoDate,
  returnDate: v.optional(isoDate),
  type,
})

/** Query of GET /flights/days, our addition (product 7.1). `last` is included; prices are per adult or child. */
export const flightDaysQuery = v.object({ ...route, first: isoDate, last: isoDate, type })

export type WireAirport = v.InferOutput<typeof airport>
export type WireFlight = v.InferOutput<typeof flight>
