import type { IsoDate, TravellerCounts } from '@storefront/contract'
import {
  conditionsOf,
  countText,
  multiplyUsd,
  type PriceBreakdown,
  payingCount,
} from '@storefront/domain'
import { type Trip, tripTotalUsd } from './trip.ts'

/** Price of adults and children; infants are free (product 5.3). */
export function tripBreakdown(
  trip: Trip,
  guests: TravellerCounts,
  firstDay: IsoDate,
): PriceBreakdown {
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
