import { LoadedDetail, type TripDetail, TripPanel, TripView } from '@storefront/catalogue'
import { detailPaths, paths } from '@storefront/contract'
import { changeTravellers, htmlSummary, selectedTrip, tripData } from '@storefront/domain'
import { type Loadable, PageHead, useLoaderData, useNavigate } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { seasonText } from '../domain/season.ts'

const kind = { one: 'Tour', many: 'Tours' }

/** `/tours/{slug}`: one tour (spec §2 Tour detail). */
export function DetailScreen() {
  const tour = useLoaderData<Loadable<TripDetail>>()
  return (
    <LoadedDetail from={tour} kind={kind} listAddress={paths.tours}>
      {(loaded) => <TourView tour={loaded} />}
    </LoadedDetail>
  )
}

/** A tour's page. Book Now stores the tour as selected and leads to its summary (spec §2). */
function TourView({ tour }: { tour: TripDetail }) {
  const publish = usePublish()
  const navigate = useNavigate()
  const search = useSession((state) => state.tourSearch)
  const { guests } = search
  const season = seasonText(tour)
  const book = () => {
    publish('tour-selected', { tour: selectedTrip(tour), search })
    void navigate(paths.tourSummary)
  }
  return (
    <>
      <PageHead
        title={tour.name}
        description={htmlSummary(tour.description)}
        image={tour.imageUrl}
        jsonLd={tripData(tour, detailPaths.tour(tour.slug), { name: 'Tours', path: paths.tours })}
      />
      <TripView
        trip={tour}
        kind="tour"
        back={{ address: paths.tours, label: 'All tours' }}
        panel={
          <TripPanel
            trip={tour}
            title="Book this tour"
            guests={guests}
            onCountChange={(band, count) =>
              publish('tour-search-changed', {
                guests: changeTravellers(guests, { [band]: count }),
              })
            }
            onBook={book}
            note="You choose the day on the next page, and pay by card or book by WhatsApp."
          >
            {season && <p>{season}</p>}
          </TripPanel>
        }
      />
    </>
  )
}
