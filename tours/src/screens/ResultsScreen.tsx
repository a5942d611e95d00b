import {
  FoundList,
  type FoundListParts,
  ResultsFrame,
  SearchInAddress,
} from '@storefront/catalogue'
import { detailPaths } from '@storefront/contract'
import { useLastSearch } from '@storefront/device'
import { chatUrl, earliestDate, type RequestedSearch, travellerSummary } from '@storefront/domain'
import { PlanSlot } from '@storefront/plan'
import { type Loadable, useLoaderData, useNavigate } from '@storefront/router'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import { TripGridPending, TripResults } from '@storefront/trips'
import { durationBadges, type ListedTrip } from '@storefront/trips/rules'
import { useCallback } from 'react'
import { tourFacts } from '../domain/card.ts'
import { readTourSearch, resultsAddress, type TourDestination } from '../domain/search.ts'
import { searchMessage } from '../domain/search-message.ts'
import { SearchForm } from './SearchForm.tsx'

const parts: FoundListParts<TourDestination, ListedTrip[]> = {
  product: 'tour',
  pending: <TripGridPending label="Searching tours…" />,
  show: ({ destination }, tours, nothing) =>
    tours.length > 0 ? <TourResults tours={tours} searched={destination} /> : nothing(),
}

/** Tour list (product 3.2). */
export function ResultsScreen() {
  const page = useLoaderData<RequestedSearch<TourDestination> & { found: Loadable<ListedTrip[]> }>()
  const { agency } = useStorefront()
  const publish = usePublish()
  const { search, found } = page
  const { destination } = search
  const remember = useCallback(
    ({ destination }: TourDestination) => {
      if (destination) publish('tour-search-changed', { destination })
    },
    [publish],
  )
  const { tourDate, guests } = useSession((state) => state.tourSearch)
  const earliest = useSession(({ today }) => earliestDate(today))
  const days = { first: tourDate, last: tourDate, counts: guests }
  const address = resultsAddress(search)
  useLastSearch({ product: 'tour', address, place: destination, ...days }, earliest)
  const navigate = useNavigate()
  const chatAddress = chatUrl(agency.whatsapp, searchMessage(destination))
  return (
    <ResultsFrame
      title="Explore Our Tours"
      subtitle="Cenotes, reefs, ruins and islands, with guides who grew up beside them. Prices in US dollars (USD)."
      description="Tours from Cancún, Playa del Carmen and Tulum: cenotes, reefs, Maya ruins, islands and lagoons, with small groups and local guides."
      searched={{ title: destination || 'All destinations', note: travellerSummary(guests) }}
      address={
        <SearchInAddress
          requested={page}
          read={readTourSearch}
          addressOf={resultsAddress}
          remember={remember}
        />
      }
      plan={
        <PlanSlot
          requested={{ destination, checkInDate: tourDate, guests }}
          onUse={({ destination, checkInDate, guests }) => {
            publish('tour-search-changed', { tourDate: checkInDate, guests })
            void navigate(resultsAddress({ destination }))
          }}
        />
      }
      formLabel="Search tours"
      form={(onSearch) => <SearchForm requested={destination} onSearch={onSearch} />}
    >
      {(edit) => (
        <FoundList
          from={found}
          search={search}
          addressOf={resultsAddress}
          parts={parts}
          chatAddress={chatAddress}
          onEdit={edit}
        />
      )}
    </ResultsFrame>
  )
}

/** Results with at least one tour, and totals for the visitor's guests. */
function TourResults({ tours, searched }: { tours: ListedTrip[]; searched: string }) {
  const guests = useSession((state) => state.tourSearch.guests)
  return (
    <TripResults
      trips={tours}
      product="tour"
      addressOf={({ slug }) => detailPaths.tour(slug)}
      badgesOf={durationBadges}
      factsOf={(tour) => tourFacts(tour, searched)}
      guests={guests}
      note={`Prices for ${travellerSummary(guests)}`}
    />
  )
}
