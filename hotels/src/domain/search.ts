import { detailPaths, type HotelSearch, paths, type TravellerCounts } from '@storefront/contract'
import {
  formatGuests,
  parseGuests,
  partyProblem,
  type SearchProblem,
  stayDetailAddress,
  stayResultsAddress,
} from '@storefront/domain'

/** Alert of a search that cannot run (product 2.1), or null. */
export function searchProblem({
  destination,
  guests,
}: HotelSearch): SearchProblem<'destination' | 'travellers'> | null {
  if (destination.trim() === '')
    return { text: 'Please select a destination.', field: 'destination' }
  return partyProblem(guests)
}

/** Address of the list for a search (product 2.6). */
export function resultsAddress(search: HotelSearch): string {
  return stayResultsAddress(paths.hotels, search)
}

export const roomsId = 'rooms'

export function roomsAddress(slug: string, search: HotelSearch): string {
  return `${detailAddress(slug, search)}#${roomsId}`
}

export function detailAddress(slug: string, search: HotelSearch): string {
  return stayDetailAddress(detailPaths.hotel(slug), search)
}

/** Query parameter with the guests of the second room. */
const secondParameter = 'second'

/** Address of a hotel for the first of two rooms. The guests of the second one are a parameter. */
export function firstRoomAddress(
  slug: string,
  search: HotelSearch,
  [first, second]: readonly [TravellerCounts, TravellerCounts],
): string {
  const rest = new URLSearchParams({ [secondParameter]: formatGuests(second) })
  return `${detailAddress(slug, { ...search, guests: first })}&${rest}`
}

export function readSecondParty(params: URLSearchParams): TravellerCounts | null {
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
