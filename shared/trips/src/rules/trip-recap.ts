import type { IsoDate } from '@storefront/contract'
import { addDays, type TravelDays, tourEnd } from '@storefront/domain'
import type { Trip } from './trip.ts'
import { guideRows, type Row } from './trip-facts.ts'

type Moment = { date: IsoDate; time?: string }

/** Facts for the success screen: rows of the summary, languages, what to bring, calendar entry. */
export function tripRecap(trip: Trip, days: TravelDays, rows: Row[]) {
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
function span(trip: Trip, days: TravelDays): { start: Moment; end: Moment } {
  const { first, last } = days
  const end = tourEnd(trip, days)
  // iCalendar excludes the end of whole days.
  if (!end) return { start: { date: first }, end: { date: addDays(last, 1) } }
  const time = trip.startTime ?? ''
  return { start: { date: first, time }, end: { date: end.slice(0, 10), time: end.slice(11) } }
}
