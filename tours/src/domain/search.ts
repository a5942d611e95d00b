import { paths, type TourSearch } from '@storefront/contract'
import { partyProblem, type RequestedSearch, type SearchProblem } from '@storefront/domain'

/** Alert of a search that cannot run (product 2.1), or null. */
export function searchProblem({
  destination,
  guests,
}: Pick<TourSearch, 'destination' | 'guests'>): SearchProblem<'destination' | 'travellers'> | null {
  if (destination.trim() === '')
    return { text: 'Please select a destination.', field: 'destination' }
  return partyProblem(guests)
}

/** Address of the list for a destination (product 2.6). Day and guests do not filter it and stay in the session. */
export function resultsAddress({ destination }: TourDestination): string {
  return `${paths.tours}?${new URLSearchParams({ destination: destination.trim() })}`
}

/** Search of a tour list, without the guests and the day, which are the session's. */
export type TourDestination = Pick<TourSearch, 'destination'>

/** Reads the search in an address; the destination '' means all tours. */
export function readTourSearch(params: URLSearchParams): RequestedSearch<TourDestination> {
  return { search: { destination: params.get('destination')?.trim() ?? '' }, corrections: [] }
}
