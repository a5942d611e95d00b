import type { FlightType, IsoDate, SelectedFlight, TravellerCounts } from '@storefront/contract'
import {
  type Conditions,
  conditionsOf,
  divideUsd,
  multiplyUsd,
  payingCount,
  travellerCount,
} from '@storefront/domain'

/**
 * Price in USD per paying traveller: the outbound's price_round_trip for a round trip, else its price_one_way
 * (product 5.3). Null where the provider does not sell the flight for this kind of trip.
 */
export function fareUsd(outbound: SelectedFlight, type: FlightType): number | null {
  return type === 'Round Trip' ? outbound.priceRoundTripUsd : outbound.priceOneWayUsd
}

/** Total in USD: fare × (adults + children); infants fly free (product 5.3). 0 where no fare is known. */
export function flightTotalUsd(
  outbound: SelectedFlight,
  type: FlightType,
  travellers: TravellerCounts,
): number {
  return multiplyUsd(fareUsd(outbound, type) ?? 0, payingCount(travellers))
}

/** Conditions of a flight's fare: luggage, changes, refund. A trip is cancelled before its first day, the return flight too. */
export function flightConditions(
  flight: SelectedFlight,
  guests: TravellerCounts,
  tripStarts: IsoDate = flight.date,
): Conditions {
  return conditionsOf(flight, { firstDay: tripStarts, nights: 0, guests })
}

/** The total divided by everyone who travels, infants included (product 5.2). */
export function pricePerPersonUsd(totalUsd: number, travellers: TravellerCounts): number {
  return divideUsd(totalUsd, travellerCount(travellers))
}
