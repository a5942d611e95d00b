import type { FlightType, IsoDate, SelectedFlight, TravellerCounts } from '@storefront/contract'
import {
  type Conditions,
  conditionsOf,
  divideUsd,
  multiplyUsd,
  payingCount,
  travellerCount,
} from '@storefront/domain'

/** USD per paying traveller; the outbound fare covers the return (product 5.3). Null if not sold for this trip type. */
export function fareUsd(outbound: SelectedFlight, type: FlightType): number | null {
  return type === 'Round Trip' ? outbound.priceRoundTripUsd : outbound.priceOneWayUsd
}

/** Total in USD: fare × (adults + children), 0 without a fare (product 5.3). */
export function flightTotalUsd(
  outbound: SelectedFlight,
  type: FlightType,
  travellers: TravellerCounts,
): number {
  return multiplyUsd(fareUsd(outbound, type) ?? 0, payingCount(travellers))
}

/** Conditions of a fare. Free cancellation of a return flight also counts from the first day of the trip. */
export function flightConditions(
  flight: SelectedFlight,
  guests: TravellerCounts,
  tripStarts: IsoDate,
): Conditions {
  return conditionsOf(flight, { firstDay: tripStarts, nights: 0, guests })
}

/** Total divided by all travellers, infants included (product 5.2). */
export function pricePerPersonUsd(totalUsd: number, travellers: TravellerCounts): number {
  return divideUsd(totalUsd, travellerCount(travellers))
}
