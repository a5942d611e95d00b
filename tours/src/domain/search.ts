import { paths, type TourSearch } from '@storefront/contract'
import { partyProblem, type SearchProblem } from '@storefront/domain'

/** Why a search cannot run: the text of the alert (product 2.1), or null. */
export function searchProblem({
  destination,
  guests,
}: Pick<TourSearch, 'destination' | 'guests'>): SearchProblem<'destination' | 'travellers'> | null {
  if (destination.trim() === '')
    return { text: 'Please select a destination.', field: 'destination' }
  return partyProblem(guests)
}

/** Address of the tours found for a destination (product 2.6). Day and guests narrow no list: they stay in the session. */
export function resultsAddress({ destination }: Pick<TourSearch, 'destination'>): string {
  return `${paths.tours}?${new URLSearchParams({ destination: destination.trim() })}`
}

/** The destination an address asks for; '' asks for every tour. */
export function readDestination(params: URLSearchParams): string {
  return params.get('destination')?.trim() ?? ''
}
