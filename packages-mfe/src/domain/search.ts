import { detailPaths, paths, type SelectedPackage } from '@storefront/contract'
import {
  atOwnLength,
  formatDayDate,
  nightsBetween,
  nightsText,
  partyProblem,
  type RequestedSearch,
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

/** Fits stays to the length of a package. Says so if the address has another check-out. */
export function atItsLength(travelPackage: Pick<SelectedPackage, 'durationDays'>) {
  return (
    { search, corrections }: RequestedSearch<StaySearch>,
    params: URLSearchParams,
  ): RequestedSearch<StaySearch> => {
    const fitted = atOwnLength(travelPackage, search)
    const { checkInDate, checkOutDate } = fitted
    if (!params.has('checkout') || checkOutDate === search.checkOutDate) {
      return { search: fitted, corrections }
    }
    const nights = nightsText(nightsBetween(checkInDate, checkOutDate))
    const moved = `This package takes ${nights}, so we moved the check-out to ${formatDayDate(checkOutDate)}.`
    return { search: fitted, corrections: [...corrections, moved] }
  }
}
