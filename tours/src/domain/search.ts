import { paths, type TourSearch } from '@storefront/contract'
import type { RequestedSearch } from '@storefront/domain'

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
