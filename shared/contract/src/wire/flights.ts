import * as v from 'valibot'
import { id, isoDate, listOf, maybe, named, text, usd } from './primitives.ts'

/** One row of GET /airports/search (spec §3). */
export const airport = v.object({ id, name: v.string(), iata_code: v.string(), airport_name: text })

/** One flight of GET /flights/search (spec §3). */
export const flight = v.object({
  id,
  airline: named,
  flight_number: text,
  origin_airport: v.object({ iata_code: v.string() }),
  destination_airport: v.object({ iata_code: v.string() }),
  departure_time: v.string(),
  arrival_time: v.string(),
  day_of_week: v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((day) => String(day)),
    ),
    '',
  ),
  price_one_way: maybe(usd),
  price_round_trip: maybe(usd),
})

/** Answer of GET /flights/search: a plain list, or both directions for Round Trip (spec §7). */
export const flightResults = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => ({ outbound_flights: items, inbound_flights: [] as unknown[] })),
    v.object({ outbound_flights: listOf(flight), inbound_flights: listOf(flight) }),
  ),
  v.object({ outbound_flights: listOf(flight), inbound_flights: listOf(flight) }),
])

/** Query of GET /flights/search (spec §7). */
export const flightSearchQuery = v.object({
  from: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z]{3}$/, 'from must be an IATA code')),
  to: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z]{3}$/, 'to must be an IATA code')),
  date: isoDate,
  returnDate: v.optional(isoDate),
  type: v.optional(v.picklist(['Oneway', 'Round Trip']), 'Oneway'),
})

export type WireAirport = v.InferOutput<typeof airport>
export type WireFlight = v.InferOutput<typeof flight>
export type WireFlightResults = v.InferOutput<typeof flightResults>
