import type { IsoDate } from '@storefront/contract'
import { addDays, isClock, type TravelDays } from '@storefront/domain'
import type { Trip } from './trip.ts'
import { guideRows } from './trip-facts.ts'

type TripRow = { label: string; value: string }
type Moment = { date: IsoDate; time?: string }

/** Facts for the success screen: rows of the summary, languages, what to bring, calendar entry. */
export function tripRecap(trip: Trip, days: TravelDays, rows: TripRow[]) {
  const { name, destinationName, startTime, meetingPoint, whatToBring = [] } = trip
  const details = [
    destinationName,
    startTime && `Start: ${startTime}`,
    meetingPoint && `Meeting point: ${meetingPoint}`,
    whatToBring.length > 0 && `Bring: ${whatToBring.join(', ')}`,
  ]
  const event = { title: name, ...span(trip, days), details: details.filter(Boolean).join('\n') }
  return { rows: [...rows, ...guideRows(trip)], events: [event] }
}

/** Times of a one-day trip whose start and length are known, else whole days. */
function span(
  { startTime = '', durationHours }: Trip,
  { first, last }: TravelDays,
): { start: Moment; end: Moment } {
  if (first !== last || !isClock(startTime) || !durationHours) {
    // iCalendar excludes the end of whole days.
    return { start: { date: first }, end: { date: addDays(last, 1) } }
  }
  const lengthMs = Math.round(durationHours * 60) * 60_000
  const ends = new Date(Date.parse(`${first}T${startTime}Z`) + lengthMs).toISOString()
  return {
    start: { date: first, time: startTime },
    end: { date: ends.slice(0, 10), time: ends.slice(11, 16) },
  }
}
