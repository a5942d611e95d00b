import type { TravellerCounts } from '@storefront/contract'
import type { Row } from '../database/catalogue-rows.ts'
import { mostNights } from '../limits.ts'

/** Minimum nights of the rate, else of the room, else 0 (product 3.4). */
export function minimumNights(
  rate: Pick<Row<'rates'>, 'minNights'>,
  room: Pick<Row<'rooms'>, 'minNights'>,
): number {
  return rate.minNights ?? room.minNights ?? 0
}

/** Maximum nights: the smallest of the rate's, the hotel's and `mostNights`. */
export function maximumNights(
  rate: Pick<Row<'rates'>, 'maxNights'>,
  hotel: Pick<Row<'hotels'>, 'maxNights'>,
): number {
  return Math.min(rate.maxNights ?? mostNights, hotel.maxNights ?? mostNights, mostNights)
}

/** True when the guests are within the rate's bounds. A bound that is null does not apply (product 3.4). */
export function fits(rate: Row<'rates'>, guests: TravellerCounts): boolean {
  const paying = guests.adults + guests.children
  return (
    paying >= (rate.minPax ?? 0) &&
    paying <= (rate.maxPax ?? Number.POSITIVE_INFINITY) &&
    guests.adults <= (rate.maxAdults ?? Number.POSITIVE_INFINITY) &&
    guests.children <= (rate.maxChildren ?? Number.POSITIVE_INFINITY) &&
    guests.infants <= (rate.maxInfants ?? Number.POSITIVE_INFINITY)
  )
}

/** Nightly price in cents of the rate, else of the room, else null (product 5.3). */
export function nightlyCents(rate: Row<'rates'>, room: Row<'rooms'>): number | null {
  return rate.priceCents ?? room.priceCents
}
