import { LoadedDetail, type TripDetail, TripPage } from '@storefront/catalogue'
import { detailPaths, paths } from '@storefront/contract'
import { selectedTrip } from '@storefront/domain'
import { type Loadable, useLoaderData, useNavigate } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { seasonText } from '../domain/season.ts'

const kind = { one: 'Tour', many: 'Tours' }

/** `/tours/{slug}`: one tour (product 3.5). */
export function DetailScreen() {
  const tour = useLoaderData<Loadable<TripDetail>>()
  return (
    <LoadedDetail from={tour} kind={kind} listAddress={paths.tours}>
      {(loaded) => <TourPage tour={loaded} />}
    </LoadedDetail>
  )
}

/** A tour's page. Book Now stores the tour as selected and leads to its summary (product 3.5). */
function TourPage({ tour }: { tour: TripDetail }) {
  const publish = usePublish()
  const navigate = useNavigate()
  const search = useSession((state) => state.tourSearch)
  const season = seasonText(tour)
  const book = () => {
    publish('tour-selected', { tour: selectedTrip(tour), search })
    void navigate(paths.tourSummary)
  }
  return (
    <TripPage
      trip={tour}
      firstDay={null}
      kind={kind}
      product="tour"
      address={detailPaths.tour(tour.slug)}
      listAddress={paths.tours}
      backTo={paths.tours}
      guests={search.guests}
      onGuestsChange={(guests) => publish('tour-search-changed', { guests })}
      onBook={book}
      note="You choose the day on the next page, and pay by card or book by WhatsApp."
    >
      {season && <p>{season}</p>}
    </TripPage>
  )
}
