import type { HotelSearch, TravellerCounts } from '@storefront/contract'
import { nightsBetween } from '@storefront/domain'

/** How long and for whom: all that decides whether a rate fits and what it costs. */
export type Stay = { nights: number; guests: TravellerCounts }

/** The stay a search asks for. */
export function stayOf({ checkInDate, checkOutDate, guests }: HotelSearch): Stay {
  return { nights: nightsBetween(checkInDate, checkOutDate), guests }
}
