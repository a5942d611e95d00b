import { formatUsd, stayText } from '@storefront/domain'
import { stayOf, stayPrice } from './pricing.ts'
import { rateName, refundText } from './rate-choice.ts'
import type { RoomSelection } from './room-selection.ts'

/** Texts of a stay at one rate, for comparison with another rate. `refund` is null if the terms are unknown. */
export type RateOffer = { name: string; stay: string; price: string; refund: string | null }

/** Describes the selected stay at its rate. `now` as in `cancunTime`. */
export function rateOffer({ room, search }: RoomSelection, now: string): RateOffer {
  const price = stayPrice(room, room.selectedRate, stayOf(search))
  return {
    name: rateName(price, now),
    stay: stayText(search),
    price: `${formatUsd(price.totalUsd)} in all, ${formatUsd(price.nightlyUsd)} per night`,
    refund: refundText(price, now),
  }
}
