import type { IsoDate } from '@storefront/contract'
import { addDays, type TravelDays } from '../dates.ts'
import type { Trip } from './trip.ts'
import type { TripRow } from './trip-booking.ts'
import { guideRows } from './trip-facts.ts'

type Moment = { date: IsoDate; time?: string }

/** Recap for the success screen: rows of the summary, languages, what to bring, calendar entry. */
export function tripRecap<Lines extends { rows: TripRow[] }>(
  trip: Trip,
  days: TravelDays,
  lines: Lines,
) {
  const { name, destinationName, startTime, meetingPoint, whatToBring = [] } = trip
  const details = [
    destinationName,
    startTime && `Start: ${startTime}`,
    meetingPoint && `Meeting point: ${meetingPoint}`,
    whatToBring.length > 0 && `Bring: ${whatToBring.join(', ')}`,
  ]
  const event = { title: name, ...span(trip, days), details: details.filter(Boolean).join('\n') }
  return { name, ...lines, rows: [...lines.rows, ...guideRows(trip)], events: [event] }
}

/** Times of a one-day trip whose start and length are known, else whole days. */
function span(
  { startTime, durationHours }: Trip,
  { first, last }: TravelDays,
): { start: Moment; end: Moment } {
  const [hour, minute] = (startTime ?? '').split(':').map(Number)
  if (first !== last || hour === undefined || minute === undefined || !durationHours) {
    // iCalendar excludes the end of whole days.
    return { start: { date: first }, end: { date: addDays(last, 1) } }
  }
  const minutes = hour * 60 + minute + Math.round(durationHours * 60)
  const time = [(minutes / 60) % 24, minutes % 60].map((part) => pad(Math.floor(part))).join(':')
  return {
    start: { date: first, time: `${pad(hour)}:${pad(minute)}` },
    end: { date: addDays(first, Math.floor(minutes / 1440)), time },
  }
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
