import type { Id } from '@storefront/contract'
import { type Conditions, cancellationText, formatUsd, isNonRefundable } from '@storefront/domain'
import type { RoomOnSale } from './hotel.ts'
import { type Stay, type StayPrice, stayPrice } from './pricing.ts'
import { pricedRates } from './rates.ts'

/** Rate that the visitor can choose. `difference` compares its price with the cheapest rate per night. */
export type RateOption = { id: Id; name: string; price: StayPrice; difference: string }

/**
 * Usable rates of a room, cheapest per night first. A rate is left out if another with the same conditions costs no more,
 * unless it is the chosen rate. `now` as in `cancunTime`.
 */
export function rateOptions(room: RoomOnSale, stay: Stay, chosen: Id, now: string): RateOption[] {
  const offers = pricedRates(room, stay)
    .map((rate) => ({ rate, price: stayPrice(room, rate, stay) }))
    .toSorted(
      ({ price: a }, { price: b }) => a.nightlyUsd - b.nightlyUsd || a.totalUsd - b.totalUsd,
    )
    .map(({ rate, price }) => {
      const { nightlyUsd, subtotalUsd, infantNightlyUsd, infantsUsd, totalUsd, ...terms } = price
      const conditions = JSON.stringify([terms, rate.infantPolicy, rate.infantMaxAge])
      return { id: rate.id, price, conditions }
    })
  return offers
    .filter(({ id, price, conditions }, index) => {
      const isUndercut = offers
        .slice(0, index)
        .some((other) => other.conditions === conditions && other.price.totalUsd <= price.totalUsd)
      return id === chosen || !isUndercut
    })
    .map(({ id, price }, index, [cheapest]) => ({
      id,
      name: rateName(price, now),
      price,
      difference:
        index === 0 || !cheapest ? 'Lowest price per night' : differenceText(price, cheapest.price),
    }))
}

/** Name of a rate by its refund terms: 'Flexible', 'Non-refundable' or 'Standard'. */
export function rateName({ freeUntil, cancellation }: Conditions, now: string): string {
  if (freeUntil) return now < freeUntil ? 'Flexible' : 'Non-refundable'
  return cancellation && isNonRefundable(cancellation) ? 'Non-refundable' : 'Standard'
}

/** Refund terms, e.g. 'Free until Mon 30-11-2026, 18:00 (Cancún time)'; null if unknown. */
export function refundText({ freeUntil, cancellation }: Conditions, now: string): string | null {
  return freeUntil ? cancellationText(freeUntil, now) : (cancellation ?? null)
}

/** '$12.00 more per night', or a comparison of totals if the total or the nightly price is no higher. */
function differenceText(price: StayPrice, cheapest: StayPrice): string {
  if (price.totalUsd < cheapest.totalUsd) return 'Lower total for your party'
  if (price.totalUsd === cheapest.totalUsd) return 'Same total for your party'
  const more = price.nightlyUsd - cheapest.nightlyUsd
  return more > 0 ? `${formatUsd(more)} more per night` : 'Higher total for your party'
}
