import type { IsoDate } from '@storefront/contract'
import { instantOf, isDay, wallClock, weekdayIndex } from '../calendar.ts'
import type { ScheduledFlight } from '../catalogue/catalogue.ts'

/** A line of the schedule on one day of departure: what a visitor chooses and books. */
export type FlightOnDay = { flight: ScheduledFlight; day: IsoDate }

/** Id of a flight on a day, "QZ0101-2026-11-25". A booking names nothing else, so the day is in it. */
export function flightId({ flight, day }: FlightOnDay): string {
  return `${flight.flightNumber}-${day}`
}

/** Number and day of an id; null when it is none. */
export function parseFlightId(id: string): { flightNumber: string; day: IsoDate } | null {
  const [, flightNumber = '', day = ''] = /^([A-Z0-9]{5,8})-(\d{4}-\d{2}-\d{2})$/.exec(id) ?? []
  return isDay(day) ? { flightNumber, day } : null
}

/** True when the schedule has this flight on this day of the week. */
export function fliesOn(flight: { weekdays: number }, day: IsoDate): boolean {
  return (flight.weekdays & (1 << weekdayIndex(day))) !== 0
}

/** The instant it leaves. */
export function departureInstant({ flight, day }: FlightOnDay): number {
  return instantOf(day, flight.departs, flight.from.timeZone)
}

/** Local day and time of arrival. The two clocks drift apart and together with daylight saving. */
export function arrival(flightOnDay: FlightOnDay): { day: IsoDate; time: string } {
  const { durationMinutes, to } = flightOnDay.flight
  return wallClock(departureInstant(flightOnDay) + durationMinutes * 60_000, to.timeZone)
}
