import { detailPaths, type HotelSearch, paths, type TravellerCounts } from '@storefront/contract'
import {
  formatGuests,
  parseGuests,
  stayDetailAddress,
  stayResultsAddress,
} from '@storefront/domain'

/** Address of the list for a search (product 2.6). */
export function resultsAddress(search: HotelSearch): string {
  return stayResultsAddress(paths.hotels, search)
}

export const roomsId = 'rooms'

export function roomsAddress(slug: string, search: HotelSearch, second?: SecondParty): string {
  return `${detailAddress(slug, search, second)}#${roomsId}`
}

/** Guests of the second room while the first of two is booked; null if one room is booked. */
type SecondParty = TravellerCounts | null

/** Query parameter with the guests of the second room. */
const secondParameter = 'second'

export function detailAddress(slug: string, search: HotelSearch, second?: SecondParty): string {
  const address = stayDetailAddress(detailPaths.hotel(slug), search)
  if (!second) return address
  return `${address}&${new URLSearchParams({ [secondParameter]: formatGuests(second) })}`
}

/** Address of a hotel for the first of two rooms. */
export function firstRoomAddress(
  slug: string,
  search: HotelSearch,
  [guests, second]: readonly [TravellerCounts, TravellerCounts],
): string {
  return detailAddress(slug, { ...search, guests }, second)
}

export function readSecondParty(params: URLSearchParams): SecondParty {
  const guests = params.get(secondParameter)
  return guests ? parseGuests(guests) : null
}

export function secondRoomAddress(
  slug: string,
  search: HotelSearch,
  guests: TravellerCounts,
): string {
  return roomsAddress(slug, { ...search, guests })
}
