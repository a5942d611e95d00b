import type { HotelSearch } from '@storefront/contract'
import type { Hotel, RoomOnSale } from './hotel.ts'
import { largestMinNights } from './minimum-stay.ts'
import { type StayPrice, stayPrice } from './pricing.ts'
import { cheapestRate } from './rates.ts'
import { type Stay, stayOf } from './stay.ts'

/** A hotel of a list with what its cheapest fitting room costs, in USD. */
export type HotelOffer = Omit<Hotel, 'rooms'> & {
  nightlyUsd: number
  totalUsd: number
  /** What selecting it checks the stay against (spec §5). */
  largestMinNights: number
}

/** What a search found. */
export type HotelsFound = { search: HotelSearch; offers: HotelOffer[] }

/** The hotels with at least one usable rate for a search (spec §5), in the provider's order. */
export function offersFor(hotels: readonly Hotel[], search: HotelSearch): HotelOffer[] {
  const stay = stayOf(search)
  return hotels.flatMap((hotel) => offerOf(hotel, stay) ?? [])
}

/** What the cheapest room that fits costs for a stay; null when none does. */
export function cheapestStay(rooms: readonly RoomOnSale[], stay: Stay): StayPrice | null {
  const [cheapest] = rooms
    .flatMap((room) => {
      const rate = cheapestRate(room, stay)
      return rate ? [stayPrice(room, rate, stay)] : []
    })
    .toSorted((a, b) => a.nightlyUsd - b.nightlyUsd)
  return cheapest ?? null
}

function offerOf({ rooms, ...hotel }: Hotel, stay: Stay): HotelOffer | null {
  const cheapest = cheapestStay(rooms, stay)
  if (!cheapest) return null
  const { nightlyUsd, totalUsd } = cheapest
  return { ...hotel, nightlyUsd, totalUsd, largestMinNights: largestMinNights(rooms) }
}
