import { LoadedDetail } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { tourDays, tourGuests } from '@storefront/domain'
import { type Loadable, useLoaderData, useNavigate } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { selectedTrip, type TripDetail, TripPage } from '@storefront/trips'
import { TourDate } from '../components/TourDate.tsx'

/** `/tours/{slug}`: one tour (product 3.5). */
export function DetailScreen() {
  const { record } = useLoaderData<{ record: Loadable<TripDetail> }>()
  return (
    <LoadedDetail from={record} product="tour">
      {(loaded) => <TourPage tour={loaded} />}
    </LoadedDetail>
  )
}

/** Book Now selects the tour and opens its summary (product 3.5). */
function TourPage({ tour }: { tour: TripDetail }) {
  const publish = usePublish()
  const navigate = useNavigate()
  const tourSearch = useSession((state) => state.tourSearch)
  const guests = useSession(tourGuests)
  const isCopied = useSession((state) => state.toursCopyFlights)
  const book = () => {
    publish('tour-selected', { tour: selectedTrip(tour), search: { ...tourSearch, guests } })
    void navigate(paths.tourSummary)
  }
  return (
    <TripPage
      trip={tour}
      days={tourDays(tour, tourSearch.tourDate)}
      product="tour"
      backTo={paths.tours}
      guests={guests}
      guestsNote={isCopied ? 'The travellers of your flight search.' : null}
      onGuestsChange={(guests) => publish('tour-search-changed', { guests })}
      plan={{
        onUse: ({ checkInDate, guests }) =>
          publish('tour-search-changed', { tourDate: checkInDate, guests }),
        onDay: (tourDate) => publish('tour-search-changed', { tourDate }),
      }}
      onBook={book}
    >
      <TourDate
        tour={tour}
        search={{ ...tourSearch, guests }}
        onChange={(change) => publish('tour-search-changed', change)}
      />
    </TripPage>
  )
}
