import type { TravellerCounts } from '@storefront/contract'
import { formatUsd } from '../money.ts'
import { guestRows } from '../travellers.ts'
import { durationText, type Trip, tripTotalUsd } from './trip.ts'

export type TripRow = { label: string; value: string }

/** The total and the lines of a trip's Booking Summary (readings, tour summary); `dates` are the product's own. */
export function tripBookingLines(trip: Trip, dates: readonly TripRow[], guests: TravellerCounts) {
  const duration = durationText(trip.durationDays)
  return {
    totalUsd: tripTotalUsd(trip, guests),
    rows: [
      ...(trip.destinationName ? [{ label: 'Destination', value: trip.destinationName }] : []),
      ...(duration ? [{ label: 'Duration', value: duration }] : []),
      ...dates,
      ...guestRows(guests),
      { label: 'Price per person', value: formatUsd(trip.pricePerPersonUsd), isPrice: true },
    ],
  }
}
