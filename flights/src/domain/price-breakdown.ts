import type { SelectedFlight } from '@storefront/contract'
import {
  type Conditions,
  conditionsOfParts,
  countText,
  type PriceBreakdown,
  payingCount,
} from '@storefront/domain'
import type { Itinerary } from './itinerary.ts'
import { fareUsd, flightConditions, flightTotalUsd, pricePerPersonUsd } from './pricing.ts'

/** Conditions of both flights, the stricter first, or a single list if they are equal. */
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

/** Price lines of the panel; free infants lower the price per person (product 5.2). */
export function flightBreakdown(itinerary: Itinerary): PriceBreakdown {
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
