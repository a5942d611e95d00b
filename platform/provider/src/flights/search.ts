import type { IsoDate } from '@storefront/contract'
import type { SoldOut } from '../bookings/sold-out.ts'
import { addDays, cancunDay, daysFrom, lastDaySold, weekdayName } from '../calendar.ts'
import { type Catalogue, routeKey } from '../catalogue/catalogue.ts'
import { flightAdditions } from '../catalogue/sale-limits.ts'
import { wireTerms } from '../catalogue/wire-terms.ts'
import { preparedJson } from '../http/answers.ts'
import { faresOn } from './fares.ts'
import { arrival, departureInstant, type FlightOnDay, fliesOn, flightId } from './flight-on-day.ts'

type DirectionQuery = { from: string; to: string; first: IsoDate; last: IsoDate }

/** Future flights with seats left, from `first` to `last`, inclusive, by day and departure. */
export async function bookableFlights(
  soldOut: SoldOut,
  catalogue: Catalogue,
  { from, to, first, last }: DirectionQuery,
  now: Date,
): Promise<FlightOnDay[]> {
  const flights = catalogue.flightsByRoute.get(routeKey(from, to)) ?? []
  const items = flights.map(({ flightNumber }) => flightNumber)
  const end = addDays(last, 1)
  const full = await soldOut.onDays({ kind: 'flight', items, first, end })
  const isFull = new Set(full.map(({ item, day }) => `${item}-${day}`))
  return daysFrom(first, end)
    .flatMap((day) => flights.map((flight) => ({ flight, day })))
    .filter((one) => fliesOn(one.flight, one.day) && isToCome(one, now))
    .filter((one) => !isFull.has(flightId(one)))
}

/** Open flights as JSON. */
export async function searchDirection(
  soldOut: SoldOut,
  catalogue: Catalogue,
  query: DirectionQuery,
  now: Date,
): Promise<string> {
  const texts = (await bookableFlights(soldOut, catalogue, query, now)).map((flight) =>
    preparedJson(catalogue, `flight ${flightId(flight)}`, () => wireFlight(flight)),
  )
  return `[${texts.join(',')}]`
}

/** True when the flight is on sale and has not departed. */
function isToCome(flight: FlightOnDay, now: Date): boolean {
  const today = cancunDay(now)
  if (flight.day > lastDaySold(today)) return false
  if (flight.day > addDays(today, 1)) return true
  return flight.day >= addDays(today, -1) && departureInstant(flight) > now.getTime()
}

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
