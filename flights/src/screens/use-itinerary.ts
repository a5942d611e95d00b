import { useSession, useSettled } from '@storefront/session'
import { type Itinerary, itineraryOf } from '../domain/itinerary.ts'
import { type FlightQuery, isSameQuery, queryOf } from '../domain/search.ts'

/** What has been chosen among the results of this search, or null; nothing is known before the session has settled. */
export function useItinerary(query: FlightQuery): Itinerary | null {
  const isSettled = useSettled()
  const itinerary = itineraryOf(useSession((state) => state.selection))
  const chosenFor = itinerary && queryOf(itinerary.search)
  return isSettled && chosenFor && isSameQuery(chosenFor, query) ? itinerary : null
}
