import type { SelectedTour, TravellerCounts } from '@storefront/contract'
import type { ListedTripRecord } from '@storefront/contract/wire'
import { multiplyUsd, payingCount } from '@storefront/domain'

/** A tour or a package; its length in days is null if unknown. */
export type Trip = SelectedTour

/** Trip as a list shows it. A vertical's card may show further fields of the record. */
export type ListedTrip = Partial<ListedTripRecord> &
  Pick<
    ListedTripRecord,
    'id' | 'slug' | 'name' | 'imageUrl' | 'destinationName' | 'durationDays' | 'pricePerPersonUsd'
  >

/** Total in USD: price per person × (adults + children) (product 5.3). */
export function tripTotalUsd(trip: Pick<Trip, 'pricePerPersonUsd'>, guests: TravellerCounts) {
  return multiplyUsd(trip.pricePerPersonUsd, payingCount(guests))
}

/** '1 Day', '3 Days'; null for an unknown length. */
export function durationText(days: number | null): string | null {
  if (days === null || days <= 0) return null
  return days === 1 ? '1 Day' : `${days} Days`
}

/** Badges of a card that shows only the length of its trip. */
export function durationBadges({ durationDays }: ListedTrip): string[] {
  const duration = durationText(durationDays)
  return duration ? [duration] : []
}
