import type { IsoDate } from '@storefront/contract'
import { soldOut } from '../bookings/stock.ts'
import { addDays, isDay, weekdayName } from '../calendar/days.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { routeKey } from '../catalogue/catalogue.ts'
import type { Database } from '../database/connect.ts'
import { faresOn } from './fares.ts'
import { arrival, departureInstant, type FlightOnDay, fliesOn, flightId } from './flight-on-day.ts'

export type DirectionQuery = { from: string; to: string; day: IsoDate }

/** Flights from one airport to another that leave on a day, still to come, with a seat left; by departure. */
export async function searchDirection(
  db: Database,
  catalogue: Catalogue,
  { from, to, day }: DirectionQuery,
  now: Date,
) {
  if (!isDay(day)) return []
  const scheduled = (catalogue.flightsByRoute.get(routeKey(from, to)) ?? [])
    .map((flight): FlightOnDay => ({ flight, day }))
    .filter((flight) => fliesOn(flight.flight, day) && departureInstant(flight) > now.getTime())
  if (scheduled.length === 0) return []
  const full = await soldOut(
    db,
    'flight',
    { first: day, end: addDays(day, 1) },
    { items: scheduled.map(({ flight }) => flight.flightNumber) },
  )
  return scheduled.filter(({ flight }) => !full.has(flight.flightNumber)).map(wireFlight)
}

/** A flight as the API answers it (spec §3). */
export function wireFlight(flightOnDay: FlightOnDay) {
  const { flight, day } = flightOnDay
  const fares = faresOn(flight, day)
  const arrives = arrival(flightOnDay)
  return {
    id: flightId(flightOnDay),
    airline: { name: flight.airlineName },
    flight_number: flight.flightNumber,
    origin_airport: { iata_code: flight.origin, name: flight.from.name },
    destination_airport: { iata_code: flight.destination, name: flight.to.name },
    departure_date: day,
    departure_time: `${flight.departs}:00`,
    arrival_date: arrives.day,
    arrival_time: `${arrives.time}:00`,
    day_of_week: weekdayName(day),
    price_one_way: fares.oneWayCents / 100,
    price_round_trip: fares.roundTripCents / 100,
  }
}
