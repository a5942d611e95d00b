import { detailPaths, paths } from '@storefront/contract'
import {
  partyProblem,
  type SearchProblem,
  type StaySearch,
  stayDetailAddress,
  stayResultsAddress,
} from '@storefront/domain'

/** Alert of a search that cannot run (product 2.1), or null. */
export function searchProblem({
  destination,
  checkInDate,
  checkOutDate,
  guests,
}: StaySearch): SearchProblem<'destination' | 'travellers'> | null {
  const isComplete = [destination, checkInDate, checkOutDate].every((part) => part.trim() !== '')
  return isComplete
    ? partyProblem(guests)
    : { text: 'Please select destination and dates.', field: 'destination' }
}

/** Address of the list for a search (product 2.6). */
export function resultsAddress(search: StaySearch): string {
  return stayResultsAddress(paths.packages, search)
}

export function detailAddress(slug: string, search: StaySearch): string {
  return stayDetailAddress(detailPaths.package(slug), search)
}
