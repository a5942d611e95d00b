import type { SelectedTour, TravellerCounts } from '@storefront/contract'
import { multiplyUsd } from '../money.ts'
import { payingCount } from '../travellers.ts'

/** A tour or a package: sold per person, in USD; its length in days is null where it is not known. */
export type Trip = SelectedTour

/** Returns a trip's total in USD: price per person × (adults + children) (product 5.3). */
export function tripTotalUsd(trip: Pick<Trip, 'pricePerPersonUsd'>, guests: TravellerCounts) {
  return multiplyUsd(trip.pricePerPersonUsd, payingCount(guests))
}

/** The 'N Days' of a badge: '1 Day', '3 Days'; null where the length is not known. */
export function durationText(days: number | null): string | null {
  if (days === null || days <= 0) return null
  return days === 1 ? '1 Day' : `${days} Days`
}
