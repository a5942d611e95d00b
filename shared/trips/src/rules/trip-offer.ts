import { type ChatFacts, formatDayDate, guestRows } from '@storefront/domain'
import { dayProblem } from './sale-days.ts'
import { durationText, type Trip } from './trip.ts'
import { tripBreakdown } from './trip-breakdown.ts'
import { startRows } from './trip-facts.ts'
import { type BookedTrip, tripMessage } from './trip-message.ts'
import { tripRecap } from './trip-recap.ts'

/** Parts of an offer that tours and packages share (product 4.2). */
export function tripOffer(trip: Trip, booked: BookedTrip) {
  const { dates, days, guests, asked = [] } = booked
  const { lines, totalUsd, ...terms } = tripBreakdown(trip, guests, days.first)
  const duration = durationText(trip.durationDays)
  const rows = [
    ...(trip.destinationName ? [{ label: 'Destination', value: trip.destinationName }] : []),
    ...(duration ? [{ label: 'Duration', value: duration }] : []),
    ...dates.map(({ label, date }) => ({ label, value: formatDayDate(date) })),
    ...startRows(trip),
    ...asked,
    ...guestRows(guests),
  ]
  return {
    selectionKey: JSON.stringify([
      trip.id,
      dates.map(({ date }) => date),
      [guests.adults, guests.children, guests.infants],
      ...asked.map(({ value }) => value),
    ]),
    itemKey: String(trip.id),
    name: trip.name,
    image: { src: trip.imageUrl, alt: trip.name },
    rows,
    lines,
    totalUsd,
    terms,
    days,
    times: trip,
    party: guests,
    limits: trip.limits,
    accepts: trip.bookingAccepts,
    cardProblem: dayProblem(trip, days.first, guests)?.text ?? null,
    recap: tripRecap(trip, days, rows),
    chatText: (facts: ChatFacts) => tripMessage(trip, booked, facts),
  }
}
