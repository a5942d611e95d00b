import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { countText } from '../counts.ts'
import { multiplyUsd } from '../money.ts'
import { conditionsOf, type Receipt } from '../price-terms.ts'
import { guestRows, payingCount } from '../travellers.ts'
import { durationText, type Trip, tripTotalUsd } from './trip.ts'
import { startRows } from './trip-facts.ts'

export type TripRow = { label: string; value: string }

/** Rows and prices of a Booking Summary (product 4.2); `dates` are the product's rows with dates. */
export function tripBookingLines(
  trip: Trip,
  dates: readonly TripRow[],
  guests: TravellerCounts,
  firstDay: IsoDate,
): Receipt & { rows: TripRow[] } {
  const duration = durationText(trip.durationDays)
  return {
    rows: [
      ...(trip.destinationName ? [{ label: 'Destination', value: trip.destinationName }] : []),
      ...(duration ? [{ label: 'Duration', value: duration }] : []),
      ...dates,
      ...startRows(trip),
      ...guestRows(guests),
    ],
    ...tripReceipt(trip, guests, firstDay),
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
