import type { TravellerCounts } from '@storefront/contract'
import type { Row } from '../database/catalogue-rows.ts'
import { mostNights } from '../limits.ts'

/** Fewest nights a rate is sold for: its own bound, else the room's; 0 when neither has one (product 3.4). */
export function minimumNights(
  rate: Pick<Row<'rates'>, 'minNights'>,
  room: Pick<Row<'rooms'>, 'minNights'>,
): number {
  return rate.minNights ?? room.minNights ?? 0
}

/** Most nights a rate is sold for: its own bound, its hotel's, and that of every stay. */
export function maximumNights(
  rate: Pick<Row<'rates'>, 'maxNights'>,
  hotel: Pick<Row<'hotels'>, 'maxNights'>,
): number {
  return Math.min(rate.maxNights ?? mostNights, hotel.maxNights ?? mostNights, mostNights)
}

/** True when the guests fit a rate; a null bound does not apply (product 3.4). */
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

/** Price per night in cents: the rate's, else the room's; null when neither has one (product 5.3). */
export function nightlyCents(rate: Row<'rates'>, room: Row<'rooms'>): number | null {
  return rate.priceCents ?? room.priceCents
}
