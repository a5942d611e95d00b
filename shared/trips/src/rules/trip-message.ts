import type { TravellerCounts } from '@storefront/contract'
import {
  type BookingMessage,
  bookingMessage,
  type ChatFacts,
  cancellationText,
  conditionsOf,
  countText,
  formatUsd,
  isSameUsd,
  payingCount,
  type TravelDays,
} from '@storefront/domain'
import { durationText, type Trip, tripTotalUsd } from './trip.ts'
import { type Row, startRows } from './trip-facts.ts'

export type BookedTrip = {
  /** Chosen days in chronological order, e.g. Check-in and Check-out. */
  dates: BookingMessage['dates']
  days: TravelDays
  guests: TravellerCounts
  /** Rows of what the visitor asks for, e.g. a pick-up. */
  asked?: Row[]
}

/** WhatsApp message for a trip. */
export function tripMessage(
  trip: Trip,
  { dates, days, guests: travellers, asked = [] }: BookedTrip,
  { now, ...facts }: ChatFacts,
): string {
  const { name, destinationName, pricePerPersonUsd } = trip
  const duration = durationText(trip.durationDays)
  const terms = conditionsOf(trip, { firstDay: days.first, nights: null, guests: travellers })
  const cancellation = terms.freeUntil ? cancellationText(terms.freeUntil, now) : terms.cancellation
  const isOurTotal = isSameUsd(facts.totalUsd, tripTotalUsd(trip, travellers))
  const guests = countText(payingCount(travellers), 'guest', 'guests')
  return bookingMessage({
    name: [name, destinationName].filter(Boolean).join(', '),
    dates,
    lines: [
      ...(duration ? [{ label: 'Duration', value: duration }] : []),
      ...startRows(trip),
      ...asked,
      ...(cancellation ? [{ label: 'Cancellation', value: cancellation }] : []),
    ],
    travellers,
    ...(isOurTotal ? { totalFor: `${guests} at ${formatUsd(pricePerPersonUsd)}` } : {}),
    ...facts,
  })
}
