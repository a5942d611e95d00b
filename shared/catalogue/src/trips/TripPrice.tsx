import { OfferPrice } from '@storefront/booking'
import type { TravellerCounts } from '@storefront/contract'
import { formatUsd, payingCount, type Trip, tripTotalUsd } from '@storefront/domain'

export type TripPriceProps = { trip: Trip; guests: TravellerCounts }

/** What a trip costs on a card: the price of one (spec §2), or the total of several guests with it. */
export function TripPrice({ trip, guests }: TripPriceProps) {
  const isForOne = payingCount(guests) === 1
  return (
    <OfferPrice
      totalUsd={tripTotalUsd(trip, guests)}
      unit={isForOne ? 'per person' : 'total'}
      basis={isForOne ? [] : [`${formatUsd(trip.pricePerPersonUsd)} per person`]}
    />
  )
}
