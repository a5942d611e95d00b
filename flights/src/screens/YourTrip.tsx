import { paths } from '@storefront/contract'
import { useSearchParams } from '@storefront/router'
import { useSession, useSettled } from '@storefront/session'
import { ItineraryPanel } from '../components/ItineraryPanel.tsx'
import { type Itinerary, isComplete, itineraryOf } from '../domain/itinerary.ts'
import { readView, withStep } from '../domain/results.ts'
import { type FlightQuery, isSameQuery, queryOf, resultsAddress } from '../domain/search.ts'

/** What has been chosen among the results of this search, or null; nothing is known before the session has settled. */
export function useItinerary(query: FlightQuery): Itinerary | null {
  const isSettled = useSettled()
  const itinerary = itineraryOf(useSession((state) => state.selection))
  const chosenFor = itinerary && queryOf(itinerary.search)
  return isSettled && chosenFor && isSameQuery(chosenFor, query) ? itinerary : null
}

/** What has been chosen so far and where it goes on: Back from a later step finds the choice as it was. */
export function YourTrip({ query, route }: { query: FlightQuery; route: string }) {
  const itinerary = useItinerary(query)
  const [params] = useSearchParams()
  const { step } = readView(params)
  const address = resultsAddress(query)
  return (
    <ItineraryPanel
      query={query}
      route={route}
      itinerary={itinerary}
      onward={onward()}
      back={step === 'inbound' ? withStep(address, 'outbound') : null}
    />
  )

  function onward() {
    if (itinerary && isComplete(itinerary)) return paths.flightSummary
    return itinerary && step === 'outbound' ? withStep(address, 'inbound') : null
  }
}
