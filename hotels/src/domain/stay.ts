import type { HotelSearch, TravellerCounts } from '@storefront/contract'
import { nightsBetween } from '@storefront/domain'

/** How long and for whom: all that decides whether a rate fits and what it costs. */
export type Stay = { nights: number; guests: TravellerCounts }

/** The stay a search asks for. */
export function stayOf({ checkInDate, checkOutDate, guests }: HotelSearch): Stay {
  return { nights: nightsBetween(checkInDate, checkOutDate), guests }
}

/** '1 night', '3 nights'. */
export function nightsText(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`
}
