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
} from '@storefront/domain'
import { durationText, type Trip, tripTotalUsd } from './trip.ts'
import { startRows } from './trip-facts.ts'

type BookedTrip = {
  /** Begin with the first day. */
  dates: BookingMessage['dates']
  guests: TravellerCounts
  /** Rows of what the visitor asks for. */
  asked?: { label: string; value: string }[]
}

/** WhatsApp message for a trip. */
export function tripMessage(
  trip: Trip,
  { dates, guests: travellers, asked = [] }: BookedTrip,
  { now, ...facts }: ChatFacts,
): string {
  const { name, destinationName, pricePerPersonUsd } = trip
  const duration = durationText(trip.durationDays)
  const [start] = dates
  const terms = conditionsOf(trip, {
    firstDay: start?.date ?? null,
    nights: null,
    guests: travellers,
  })
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
