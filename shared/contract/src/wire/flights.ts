import * as v from 'valibot'
import { id, isoDate, listOf, maybe, named, priceTerms, text, usd } from './primitives.ts'

/** One row of GET /airports/search (product 7.4): its code is enough. */
export const airport = v.object({
  id: maybe(id),
  name: text,
  iata_code: v.string(),
  airport_name: text,
  // Ours: other airports of the same metropolitan area.
  other_airports: listOf(v.object({ iata_code: v.string(), name: text })),
})

/** `country` is ours: ISO 3166-1 alpha-2 code. */
const end = maybe(v.object({ iata_code: v.string(), country: text }))

/** One flight of GET /flights/search (product 7.4): its id and a price are enough. */
export const flight = v.object({
  id,
  airline: maybe(named),
  flight_number: text,
  origin_airport: end,
  destination_airport: end,
  departure_time: text,
  arrival_time: text,
  // Ours: the day of arrival, local to the destination.
  arrival_date: maybe(isoDate),
  day_of_week: text,
  price_one_way: maybe(usd),
  price_round_trip: maybe(usd),
  // Ours: what luggage is in the fare, and what a change costs, each in one sentence.
  bags: text,
  changes: text,
  // Ours: the additions that a booking of this flight may carry, e.g. `return_flight_id`.
  booking_accepts: listOf(v.string()),
  ...priceTerms,
})

/** Answer of GET /flights/search: a plain list, or both directions for Round Trip (product 7.1). */
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
 * Field beside the `data` of GET /flights/search, ours: true when the provider answers GET /flights/days. Only then is it
 * called, and room for its response kept on the page.
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

/** Query of GET /flights/days, ours (product 7.1), first and last day included; its prices are per adult or child. */
export const flightDaysQuery = v.object({ ...route, first: isoDate, last: isoDate, type })

export type WireAirport = v.InferOutput<typeof airport>
export type WireFlight = v.InferOutput<typeof flight>
