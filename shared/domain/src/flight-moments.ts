import type { IsoDate } from '@storefront/contract'
import { addDays, isIsoDate } from './dates.ts'

/**
 * A flight's day and clocks, each local to its airport. Times are `HH:MM`; anything else is unknown. `arrivalDate` is
 * absent where the provider sends none.
 */
export type FlightClocks = {
  date: IsoDate
  departureTime: string
  arrivalTime: string
  arrivalDate?: IsoDate
}

/** A return that cannot follow its outbound flight. */
export type ReturnConflict = 'before-arrival' | 'too-soon'

/** Least time between landing and the return's departure. */
const turnaroundMinutes = 60

/** Days from departure to arrival that a flight can take; an `arrivalDate` beyond them is a provider's mistake. */
const offsetBounds = { min: -1, max: 3 }

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** True for a time of day `HH:MM`. */
export function isClock(time: string): boolean {
  return clockPattern.test(time)
}

/**
 * Days from departure to arrival: 1 on the next day, -1 over the date line. Null while the arrival is unknown. Without an
 * `arrivalDate` an earlier clock is the next day's.
 */
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

/** Day of arrival at the destination; the departure's day while the arrival is unknown. */
export function arrivalDay(flight: FlightClocks): IsoDate {
  const offset = arrivalOffset(flight)
  return offset ? addDays(flight.date, offset) : flight.date
}

/** Local departure `YYYY-MM-DDTHH:MM`, which sorts as text; null while unknown. */
export function departureMoment({ date, departureTime }: FlightClocks): string | null {
  return isIsoDate(date) && isClock(departureTime) ? `${date}T${departureTime}` : null
}

/** Local arrival `YYYY-MM-DDTHH:MM`, which sorts as text; null while unknown. */
export function arrivalMoment(flight: FlightClocks): string | null {
  const isKnown = arrivalOffset(flight) !== null && isClock(flight.arrivalTime)
  return isKnown ? `${arrivalDay(flight)}T${flight.arrivalTime}` : null
}

/**
 * True when the local arrival is not after the local departure, as over the date line. A calendar entry of such a flight has
 * no end: entries have local times without a zone, so it would end before it starts, and the wire has no airport's time zone.
 */
export function isArrivalClockEarlier(flight: FlightClocks): boolean {
  const leaves = departureMoment(flight)
  const lands = arrivalMoment(flight)
  return leaves !== null && lands !== null && lands <= leaves
}

/**
 * Compares the return's departure with the outbound's arrival, both by the clock of the airport between them. Null when
 * the return can follow, and while either moment is unknown.
 */
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

/** Both read on the same clock: counting in UTC keeps daylight saving out. */
function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000
}
