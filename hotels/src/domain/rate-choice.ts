import type { Id, Rate } from '@storefront/contract'
import { type Conditions, cancellationText, formatUsd, isNonRefundable } from '@storefront/domain'
import type { RoomOnSale } from './hotel.ts'
import { type Stay, type StayPrice, stayPrice } from './pricing.ts'
import { pricedRates } from './rates.ts'

/** Rate that the visitor can choose. `difference` compares its price with the cheapest rate per night. */
export type RateOption = { id: Id; name: string; price: StayPrice; difference: string }

type PricedRate = { rate: Rate; price: StayPrice }

/**
 * Usable rates of a room, cheapest per night first. A dearer rate is left out if another states the same or better
 * conditions for this party, unless it is the chosen rate. `now` as in `cancunTime`.
 */
export function rateOptions(room: RoomOnSale, stay: Stay, chosen: Id, now: string): RateOption[] {
  const offers = pricedRates(room, stay)
    .map((rate) => ({ rate, price: stayPrice(room, rate, stay) }))
    .toSorted(
      ({ price: a }, { price: b }) => a.nightlyUsd - b.nightlyUsd || a.totalUsd - b.totalUsd,
    )
  const hasInfants = stay.guests.infants > 0
  const isOutdone = (offer: PricedRate, index: number) =>
    offers.some((other, before) =>
      other.price.totalUsd === offer.price.totalUsd
        ? before < index && isSameOffer(other, offer)
        : other.price.totalUsd < offer.price.totalUsd && isNoBetter(offer, other, hasInfants, now),
    )
  return offers
    .filter((offer, index) => offer.rate.id === chosen || !isOutdone(offer, index))
    .map(({ rate: { id }, price }, index, [first]) => {
      const isLowest = price.nightlyUsd === offers[0]?.price.nightlyUsd
      const lowest = isLowest ? 'Lowest price per night' : 'Lowest total for your party'
      const difference = index === 0 || !first ? lowest : differenceText(price, first.price)
      return { id, name: rateName(price, now), price, difference }
    })
}

function isSameOffer(a: PricedRate, b: PricedRate): boolean {
  const conditions = ({ rate, price: { notes, cancellation, freeUntil, localFees } }: PricedRate) =>
    JSON.stringify([notes, cancellation, freeUntil, localFees, infantRules(rate)])
  return conditions(a) === conditions(b)
}

/** True when both rates state their conditions and none of the dearer one is better for this party. */
function isNoBetter(
  { rate, price }: PricedRate,
  { rate: otherRate, price: other }: PricedRate,
  hasInfants: boolean,
  now: string,
): boolean {
  const [until, otherUntil] = [freeUntilOf(price, now), freeUntilOf(other, now)]
  const isRefundNoBetter =
    until === null || otherUntil === null
      ? Boolean(price.cancellation) && price.cancellation === other.cancellation
      : until <= otherUntil
  return (
    price.notes.length > 0 &&
    String(price.notes) === String(other.notes) &&
    isRefundNoBetter &&
    areFeesNoLower(price.localFees, other.localFees) &&
    (!hasInfants || infantRules(rate) === infantRules(otherRate))
  )
}

/** End of free cancellation, '' for none; null if only a sentence states the terms, or nothing does. */
function freeUntilOf({ freeUntil, cancellation }: Conditions, now: string): string | null {
  if (freeUntil) return freeUntil > now ? freeUntil : ''
  return cancellation && isNonRefundable(cancellation) ? '' : null
}

type Fees = Conditions['localFees']

function areFeesNoLower(fees: Fees = [], others: Fees = []): boolean {
  return (
    fees.length === others.length &&
    fees.every(({ label, note, usd }, index) => {
      const other = others[index]
      return label === other?.label && note === other.note && usd >= other.usd
    })
  )
}

function infantRules({ infantPolicy, infantMaxAge }: Rate): string {
  return JSON.stringify([infantPolicy, infantMaxAge])
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
