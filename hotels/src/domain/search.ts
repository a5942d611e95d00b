import { detailPaths, type HotelSearch, paths, type TravellerCounts } from '@storefront/contract'
import {
  formatGuests,
  parseGuests,
  partyProblem,
  type SearchProblem,
  stayDetailAddress,
  stayResultsAddress,
} from '@storefront/domain'

/** Why a search cannot run: the text of the alert (product 2.1), or null. */
export function searchProblem({
  destination,
  guests,
}: HotelSearch): SearchProblem<'destination' | 'travellers'> | null {
  if (destination.trim() === '')
    return { text: 'Please select a destination.', field: 'destination' }
  return partyProblem(guests)
}

/** Address of the hotels found for a search (product 2.6). */
export function resultsAddress(search: HotelSearch): string {
  return stayResultsAddress(paths.hotels, search)
}

/** Id of the rooms on a hotel's page. */
export const roomsId = 'rooms'

/** Address of a hotel's rooms for a stay. */
export function roomsAddress(slug: string, search: HotelSearch): string {
  return `${detailAddress(slug, search)}#${roomsId}`
}

/** Address of a hotel with the stay that its prices are for. */
export function detailAddress(slug: string, search: HotelSearch): string {
  return stayDetailAddress(detailPaths.hotel(slug), search)
}

/** Parameter with the guests of the second room, of a party in two. */
const secondParameter = 'second'

/** Address of a hotel for the first room of a party in two: its page leads on to the second. */
export function firstRoomAddress(
  slug: string,
  search: HotelSearch,
  [first, second]: readonly [TravellerCounts, TravellerCounts],
): string {
  const rest = new URLSearchParams({ [secondParameter]: formatGuests(second) })
  return `${detailAddress(slug, { ...search, guests: first })}&${rest}`
}

/** The guests of the second room that an address names; null where it names none. */
export function readSecondParty(params: URLSearchParams): TravellerCounts | null {
  const guests = params.get(secondParameter)
  return guests ? parseGuests(guests) : null
}

/** Address of a hotel's rooms for the guests of the second room. */
export function secondRoomAddress(
  slug: string,
  search: HotelSearch,
  guests: TravellerCounts,
): string {
  return roomsAddress(slug, { ...search, guests })
}
