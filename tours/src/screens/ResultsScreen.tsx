import { ResultsFrame, TripGridPending, TripResults } from '@storefront/catalogue'
import { detailPaths, type SelectedTour } from '@storefront/contract'
import { chatUrl, travellerSummary } from '@storefront/domain'
import { type Loadable, Loaded, useLoaderData, useSearchParams } from '@storefront/router'
import { useSession, useStorefront } from '@storefront/session'
import { NoTours } from '../components/NoTours.tsx'
import { readDestination } from '../domain/search.ts'
import { searchMessage } from '../domain/whatsapp.ts'
import { TourSearchForm } from './TourSearchForm.tsx'
import { useTakenOverDestination } from './use-taken-over-destination.ts'

const kind = { one: 'tour', many: 'tours' }

/** The tours page (spec §2): search form and the tours found. Works from its address alone. */
export function ResultsScreen() {
  const found = useLoaderData<Loadable<SelectedTour[]>>()
  const { agency } = useStorefront()
  const [params] = useSearchParams()
  const destination = readDestination(params)
  const isTakenOver = useTakenOverDestination(destination)
  const guests = useSession((state) => state.tourSearch.guests)
  const chatAddress = chatUrl(agency.whatsapp, searchMessage(destination))
  return (
    <ResultsFrame
      title="Explore Our Tours"
      subtitle="Cenotes, reefs, ruins and islands, with guides who grew up beside them."
      description="Tours from Cancún, Playa del Carmen and Tulum: cenotes, reefs, Maya ruins, islands and lagoons, with small groups and local guides."
      searched={{ title: destination || 'All destinations', note: travellerSummary(guests) }}
      formLabel="Search tours"
      form={(onSearch) => (
        <TourSearchForm preview={isTakenOver ? null : destination} onSearch={onSearch} />
      )}
    >
      {(edit) => (
        <Loaded
          from={found}
          pending={<TripGridPending label="Searching tours…" />}
          failed={() => <NoTours chatAddress={chatAddress} onEdit={edit} canRetry />}
        >
          {(tours) =>
            tours.length > 0 ? (
              <TripResults
                trips={tours}
                kind={kind}
                addressOf={(tour) => detailPaths.tour(tour.slug)}
                guests={guests}
                note={`Prices for ${travellerSummary(guests)}`}
              />
            ) : (
              <NoTours chatAddress={chatAddress} onEdit={edit} />
            )
          }
        </Loaded>
      )}
    </ResultsFrame>
  )
}
