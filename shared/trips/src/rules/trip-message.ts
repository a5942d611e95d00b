import type { IsoDate, TravellerCounts } from '@storefront/contract'
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
  dates: BookingMessage['dates']
  firstDay: IsoDate
  guests: TravellerCounts
  /** Rows of what the visitor asks for. */
  asked?: { label: string; value: string }[]
}

/** WhatsApp message for a trip. */
export function tripMessage(
  trip: Trip,
  { dates, firstDay, guests: travellers, asked = [] }: BookedTrip,
  { now, ...facts }: ChatFacts,
): string {
  const { name, destinationName, pricePerPersonUsd } = trip
  const duration = durationText(trip.durationDays)
  const terms = conditionsOf(trip, { firstDay, nights: null, guests: travellers })
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
