import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { type ChatFacts, formatDayDate, guestRows, type TravelDays } from '@storefront/domain'
import { dayProblem } from './sale-days.ts'
import { durationText, type Trip } from './trip.ts'
import { tripBreakdown } from './trip-breakdown.ts'
import { startRows } from './trip-facts.ts'
import { tripMessage } from './trip-message.ts'
import { tripRecap } from './trip-recap.ts'

type BookedTrip = {
  /** Chosen days in chronological order, e.g. Check-in and Check-out. */
  dates: { label: string; date: IsoDate }[]
  days: TravelDays
  guests: TravellerCounts
  /** Rows of what the visitor asks for, e.g. a pick-up. */
  asked?: { label: string; value: string }[]
}

/** Parts of an offer that tours and packages share (product 4.2). */
export function tripOffer(trip: Trip, { dates, days, guests, asked = [] }: BookedTrip) {
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
    party: guests,
    limits: trip.limits,
    accepts: trip.bookingAccepts,
    cardProblem: dayProblem(trip, days.first, guests)?.text ?? null,
    recap: tripRecap(trip, days, rows),
    chatText: (facts: ChatFacts) =>
      tripMessage(trip, { dates, firstDay: days.first, guests, asked }, facts),
  }
}
