import type { IsoDate } from '@storefront/contract'
import type { SoldOut } from '../bookings/sold-out.ts'
import { addDays, cancunDay, lastDaySold, weekdayName } from '../calendar.ts'
import { type Catalogue, routeKey } from '../catalogue/catalogue.ts'
import { flightAdditions } from '../catalogue/sale-limits.ts'
import { wireTerms } from '../catalogue/wire-terms.ts'
import { keepTexts } from '../http/answers.ts'
import { faresOn } from './fares.ts'
import { arrival, departureInstant, type FlightOnDay, fliesOn, flightId } from './flight-on-day.ts'

export type DirectionQuery = { from: string; to: string; day: IsoDate }

/** Future flights of a day with seats left, by departure, as JSON. */
export async function searchDirection(
  soldOut: SoldOut,
  catalogue: Catalogue,
  { from, to, day }: DirectionQuery,
  now: Date,
): Promise<string> {
  const flights = (catalogue.flightsByRoute.get(routeKey(from, to)) ?? [])
    .map((flight): FlightOnDay => ({ flight, day }))
    .filter((flight) => fliesOn(flight.flight, day) && isToCome(flight, now))
  const full = await soldOut.among({
    kind: 'flight',
    items: flights.map(({ flight }) => flight.flightNumber),
    first: day,
    end: addDays(day, 1),
  })
  const open = flights.filter(({ flight }) => !full.has(flight.flightNumber))
  const texts = open.map((flight) =>
    preparedFlight(catalogue, flightId(flight), () => wireFlight(flight)),
  )
  return `[${texts.join(',')}]`
}

/** True when the flight is on sale and has not departed. */
export function isToCome(flight: FlightOnDay, now: Date): boolean {
  const today = cancunDay(now)
  if (flight.day > lastDaySold(today)) return false
  if (flight.day > addDays(today, 1)) return true
  return flight.day >= addDays(today, -1) && departureInstant(flight) > now.getTime()
}

/** Cache of flights as JSON, bounded because anyone may query any day. */
const preparedFlight = keepTexts(20_000)

function wireFlight(flightOnDay: FlightOnDay) {
  const { flight, day } = flightOnDay
  const fares = faresOn(flight, day)
  const arrives = arrival(flightOnDay)
  return {
    id: flightId(flightOnDay),
    airline: { name: flight.airlineName },
    flight_number: flight.flightNumber,
    origin_airport: wireEnd(flight.origin, flight.from),
    destination_airport: wireEnd(flight.destination, flight.to),
    departure_date: day,
    departure_time: `${flight.departs}:00`,
    arrival_date: arrives.day,
    arrival_time: `${arrives.time}:00`,
    day_of_week: weekdayName(day),
    price_one_way: fares.oneWayCents / 100,
    price_round_trip: fares.roundTripCents / 100,
    bags: flight.bags,
    changes: flight.changes,
    booking_accepts: flightAdditions,
    ...wireTerms(flight),
  }
}

function wireEnd(iataCode: string, { name, country }: { name: string; country: string }) {
  return { iata_code: iataCode, name, country }
}
