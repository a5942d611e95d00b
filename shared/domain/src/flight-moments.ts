import type { IsoDate } from '@storefront/contract'
import { addDays, isIsoDate } from './dates.ts'

/** Day and times of a flight, local to each airport. Times are `HH:MM`, anything else is unknown. */
export type FlightClocks = {
  date: IsoDate
  departureTime: string
  arrivalTime: string
  arrivalDate?: IsoDate
}

/** Reason why a return cannot follow its outbound flight. */
export type ReturnConflict = 'before-arrival' | 'too-soon'

const turnaroundMinutes = 60

/** Plausible days from departure to arrival; an `arrivalDate` outside is ignored. */
const offsetBounds = { min: -1, max: 3 }

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** True for a time of day `HH:MM`. */
export function isClock(time: string): boolean {
  return clockPattern.test(time)
}

/** Days from departure to arrival; null if unknown. Without `arrivalDate`, an earlier time means the next day. */
export function arrivalOffset(flight: FlightClocks): number | null {
  const { date, departureTime, arrivalTime, arrivalDate } = flight
  if (!isIsoDate(date)) return null
  if (arrivalDate !== undefined && isIsoDate(arrivalDate)) {
    const offset = minutesBetween(`${date}T00:00`, `${arrivalDate}T00:00`) / minutesPerDay
    if (offset >= offsetBounds.min && offset <= offsetBounds.max) return offset
  }
  if (!isClock(departureTime) || !isClock(arrivalTime)) return null
  return arrivalTime < departureTime ? 1 : 0
}

/** Local day of arrival; the day of departure if unknown. */
export function arrivalDay(flight: FlightClocks): IsoDate {
  const offset = arrivalOffset(flight)
  return offset ? addDays(flight.date, offset) : flight.date
}

/** Local departure `YYYY-MM-DDTHH:MM`, which sorts as text; null if unknown. */
export function departureMoment({ date, departureTime }: FlightClocks): string | null {
  return isIsoDate(date) && isClock(departureTime) ? `${date}T${departureTime}` : null
}

/** Local arrival `YYYY-MM-DDTHH:MM`, which sorts as text; null if unknown. */
export function arrivalMoment(flight: FlightClocks): string | null {
  const isKnown = arrivalOffset(flight) !== null && isClock(flight.arrivalTime)
  return isKnown ? `${arrivalDay(flight)}T${flight.arrivalTime}` : null
}

/**
 * True when the local arrival is not after the local departure, as over the date line. The calendar entry has no end,
 * which would be before its start: entries have no time zone, because the API names none for airports.
 */
export function isArrivalClockEarlier(flight: FlightClocks): boolean {
  const leaves = departureMoment(flight)
  const lands = arrivalMoment(flight)
  return leaves !== null && lands !== null && lands <= leaves
}

/** Compares arrival and next departure by the clock of their airport. Null when the return can follow or a time is unknown. */
export function returnConflict(
  outbound: FlightClocks,
  inbound: FlightClocks,
): ReturnConflict | null {
  const lands = arrivalMoment(outbound)
  const leaves = departureMoment(inbound)
  if (lands === null || leaves === null) return null
  const minutes = minutesBetween(lands, leaves)
  if (minutes < 0) return 'before-arrival'
  return minutes < turnaroundMinutes ? 'too-soon' : null
}

const minutesPerDay = 24 * 60

/** Minutes between two local times `YYYY-MM-DDTHH:MM`, ignoring daylight saving. */
export function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000
}
