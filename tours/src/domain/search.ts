import { paths, type TourSearch } from '@storefront/contract'
import { partyProblem, type SearchProblem } from '@storefront/domain'

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
export function resultsAddress({ destination }: Pick<TourSearch, 'destination'>): string {
  return `${paths.tours}?${new URLSearchParams({ destination: destination.trim() })}`
}

/** Destination in an address; '' for all tours. */
export function readDestination(params: URLSearchParams): string {
  return params.get('destination')?.trim() ?? ''
}
