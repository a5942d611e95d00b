import {
  FoundList,
  type FoundListParts,
  ResultsFrame,
  TripGridPending,
  TripResults,
} from '@storefront/catalogue'
import { detailPaths } from '@storefront/contract'
import { chatUrl, type ListedTrip, travellerSummary } from '@storefront/domain'
import { type Loadable, useLoaderData, useSearchParams } from '@storefront/router'
import { useSession, useStorefront } from '@storefront/session'
import { readDestination } from '../domain/search.ts'
import { searchMessage } from '../domain/search-message.ts'
import { SearchForm } from './SearchForm.tsx'

const kind = { one: 'tour', many: 'tours' }

const parts: FoundListParts<ListedTrip[]> = {
  pending: <TripGridPending label="Searching tours…" />,
  noneTitle: 'No Tours Found',
  show: (tours, nothing) => (tours.length > 0 ? <TourResults tours={tours} /> : nothing()),
}

/** Tour list (product 3.2). */
export function ResultsScreen() {
  const found = useLoaderData<Loadable<ListedTrip[]>>()
  const { agency } = useStorefront()
  const [params] = useSearchParams()
  const destination = readDestination(params)
  const guests = useSession((state) => state.tourSearch.guests)
  const chatAddress = chatUrl(agency.whatsapp, searchMessage(destination))
  return (
    <ResultsFrame
      title="Explore Our Tours"
      subtitle="Cenotes, reefs, ruins and islands, with guides who grew up beside them. Prices in US dollars (USD)."
      description="Tours from Cancún, Playa del Carmen and Tulum: cenotes, reefs, Maya ruins, islands and lagoons, with small groups and local guides."
      searched={{ title: destination || 'All destinations', note: travellerSummary(guests) }}
      formLabel="Search tours"
      form={(onSearch) => <SearchForm requested={destination} onSearch={onSearch} />}
    >
      {(edit) => <FoundList from={found} parts={parts} chatAddress={chatAddress} onEdit={edit} />}
    </ResultsFrame>
  )
}

/** Results with at least one tour, and totals for the visitor's guests. */
function TourResults({ tours }: { tours: ListedTrip[] }) {
  const guests = useSession((state) => state.tourSearch.guests)
  return (
    <TripResults
      trips={tours}
      kind={kind}
      addressOf={({ slug }) => detailPaths.tour(slug)}
      guests={guests}
      note={`Prices for ${travellerSummary(guests)}`}
    />
  )
}
