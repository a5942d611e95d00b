import { paths } from '@storefront/contract'
import { useSearchParams } from '@storefront/router'
import { ItineraryPanel } from '../components/ItineraryPanel.tsx'
import { isComplete, itineraryProblem } from '../domain/itinerary.ts'
import { addressWith, stepIn, withStep } from '../domain/results.ts'
import type { FlightQuery } from '../domain/search.ts'
import { useItinerary } from './FlightChoice.tsx'

/** Chosen flights with links to the next and the previous step. */
export function YourTrip({ query, route }: { query: FlightQuery; route: string }) {
  const itinerary = useItinerary(query)
  const [params] = useSearchParams()
  const step = stepIn(params)
  // Keeps the URL as it is, because another spelling of the same search would search again.
  const address = addressWith(params)
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
    if (itinerary && itineraryProblem(itinerary)) return null
    if (itinerary && isComplete(itinerary)) return paths.flightSummary
    return itinerary && step === 'outbound' ? withStep(address, 'inbound') : null
  }
}
