import type { IsoDate, TravellerCounts } from '@storefront/contract'
import {
  type ChatFacts,
  conditionsOf,
  countText,
  formatDayDate,
  guestRows,
  multiplyUsd,
  payingCount,
  type Receipt,
  type TravelDays,
} from '@storefront/domain'
import { dayProblem } from './sale-days.ts'
import { durationText, type Trip, tripTotalUsd } from './trip.ts'
import { startRows } from './trip-facts.ts'
import { tripMessage } from './trip-message.ts'
import { tripRecap } from './trip-recap.ts'

type BookedTrip = {
  /** Chosen days in chronological order, e.g. Check-in and Check-out. */
  dates: { label: string; date: IsoDate }[]
  days: TravelDays
  guests: TravellerCounts
}

/** Parts of an offer that tours and packages share (product 4.2). */
export function tripOffer(trip: Trip, { dates, days, guests }: BookedTrip) {
  const { lines, totalUsd, ...terms } = tripReceipt(trip, guests, days.first)
  const duration = durationText(trip.durationDays)
  const rows = [
    ...(trip.destinationName ? [{ label: 'Destination', value: trip.destinationName }] : []),
    ...(duration ? [{ label: 'Duration', value: duration }] : []),
    ...dates.map(({ label, date }) => ({ label, value: formatDayDate(date) })),
    ...startRows(trip),
    ...guestRows(guests),
  ]
  return {
    selectionKey: JSON.stringify([
      trip.id,
      dates.map(({ date }) => date),
      [guests.adults, guests.children, guests.infants],
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
    chatText: (facts: ChatFacts) => tripMessage(trip, dates, guests, facts),
  }
}

/** Receipt of adults and children; infants are free (product 5.3). Without `firstDay` it has no deadline to cancel. */
export function tripReceipt(
  trip: Trip,
  guests: TravellerCounts,
  firstDay: IsoDate | null,
): Receipt {
  const { pricePerPersonUsd, durationDays } = trip
  const nights = durationDays === null ? null : Math.max(0, durationDays - 1)
  const paying = payingCount(guests)
  return {
    lines: [
      { label: 'Price per person', usd: pricePerPersonUsd },
      ...(paying > 1
        ? [
            {
              label: `Subtotal (${countText(paying, 'guest', 'guests')})`,
              usd: multiplyUsd(pricePerPersonUsd, paying),
            },
          ]
        : []),
      ...(guests.infants > 0 ? [{ label: 'Infants total', usd: 0 }] : []),
    ],
    totalUsd: tripTotalUsd(trip, guests),
    ...conditionsOf(trip, { firstDay, nights, guests }),
  }
}
