import type { IsoDate } from '@storefront/contract'
import { instantOf, isDay, wallClock, weekdayIndex } from '../calendar.ts'
import type { ScheduledFlight } from '../catalogue/catalogue.ts'

/** A scheduled flight on a departure day. */
export type FlightOnDay = { flight: ScheduledFlight; day: IsoDate }

/** Id such as "QZ0101-2026-11-25", by which bookings name a flight. */
export function flightId({ flight, day }: FlightOnDay): string {
  return `${flight.flightNumber}-${day}`
}

/** Parses a flight id; null if it is malformed. */
export function parseFlightId(id: string): { flightNumber: string; day: IsoDate } | null {
  const [, flightNumber = '', day = ''] = /^([A-Z0-9]{5,8})-(\d{4}-\d{2}-\d{2})$/.exec(id) ?? []
  return isDay(day) ? { flightNumber, day } : null
}

export function fliesOn(flight: { weekdays: number }, day: IsoDate): boolean {
  return (flight.weekdays & (1 << weekdayIndex(day))) !== 0
}

export function departureInstant({ flight, day }: FlightOnDay): number {
  return instantOf(day, flight.departs, flight.from.timeZone)
}

/** Local day and time of arrival, with daylight saving at both ends. */
export function arrival(flightOnDay: FlightOnDay): { day: IsoDate; time: string } {
  const { durationMinutes, to } = flightOnDay.flight
  return wallClock(departureInstant(flightOnDay) + durationMinutes * 60_000, to.timeZone)
}
