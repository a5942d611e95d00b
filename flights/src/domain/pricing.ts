import type { FlightType, IsoDate, SelectedFlight, TravellerCounts } from '@storefront/contract'
import {
  type Conditions,
  conditionsOf,
  conditionsOfParts,
  countText,
  divideUsd,
  multiplyUsd,
  payingCount,
  type Receipt,
  travellerCount,
} from '@storefront/domain'
import type { Itinerary } from './itinerary.ts'

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

/** Conditions of every flight of a trip, the stricter flight's first; in one list where they are the same. */
export function tripConditions({ search, outbound, inbound }: Itinerary): Conditions {
  const of = (flight: SelectedFlight) => flightConditions(flight, search.travellers, outbound.date)
  if (!inbound) return of(outbound)
  return conditionsOfParts(
    [
      { label: 'Departure flight', ...of(outbound) },
      { label: 'Return flight', ...of(inbound) },
    ],
    'Both flights',
  )
}

/** The total divided by everyone who travels, infants included (product 5.2). */
export function pricePerPersonUsd(totalUsd: number, travellers: TravellerCounts): number {
  return divideUsd(totalUsd, travellerCount(travellers))
}

/** Cost of a trip for everyone, in the lines of the summary's panel: infants fly free, and lower the price per person (product 5.2). */
export function flightReceipt(itinerary: Itinerary): Receipt {
  const {
    outbound,
    search: { type, travellers },
  } = itinerary
  const totalUsd = flightTotalUsd(outbound, type, travellers)
  const fares = countText(payingCount(travellers), 'fare', 'fares')
  const perPerson = { label: 'Price per person', usd: pricePerPersonUsd(totalUsd, travellers) }
  const subtotal = { label: `Subtotal (${fares})`, usd: totalUsd }
  const fare = { label: 'Fare per adult or child', usd: fareUsd(outbound, type) ?? 0 }
  return {
    lines:
      travellers.infants === 0
        ? [perPerson, subtotal]
        : [fare, subtotal, { label: 'Infants total', usd: 0 }, perPerson],
    totalUsd,
    ...tripConditions(itinerary),
  }
}
