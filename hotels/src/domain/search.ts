import { detailPaths, type HotelSearch, paths } from '@storefront/contract'
import {
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

/** Where on a hotel's page its rooms are. */
export const roomsId = 'rooms'

/** Address of a hotel's rooms for a stay. */
export function roomsAddress(slug: string, search: HotelSearch): string {
  return `${detailAddress(slug, search)}#${roomsId}`
}

/** Address of a hotel with the stay that its prices are for. */
export function detailAddress(slug: string, search: HotelSearch): string {
  return stayDetailAddress(detailPaths.hotel(slug), search)
}
