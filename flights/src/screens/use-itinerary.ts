import { useSession, useSettled } from '@storefront/session'
import { type Itinerary, isOutboundOf, itineraryOf } from '../domain/itinerary.ts'
import type { FlightQuery } from '../domain/search.ts'

/** What has been chosen among the results of this search, or null; nothing is known before the session has settled. */
export function useItinerary(query: FlightQuery): Itinerary | null {
  const isSettled = useSettled()
  const { outboundFlight, inboundFlight } = useSession((state) => state.selection)
  if (!isSettled || !isOutboundOf(outboundFlight, query)) return null
  return itineraryOf(query.type, outboundFlight, inboundFlight)
}
