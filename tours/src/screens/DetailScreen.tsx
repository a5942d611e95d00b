import { LoadedDetail } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { tourDays, tourGuests } from '@storefront/domain'
import { PlanSlot } from '@storefront/plan'
import { type Loadable, useLoaderData, useNavigate } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { selectedTrip, type TripDetail, TripPage } from '@storefront/trips'
import { dayProblem } from '@storefront/trips/rules'
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
      firstDay={tourSearch.tourDate}
      product="tour"
      backTo={paths.tours}
      guests={guests}
      guestsNote={isCopied ? 'The travellers of your flight search.' : null}
      onGuestsChange={(guests) => publish('tour-search-changed', { guests })}
      onBook={book}
    >
      <PlanSlot
        judged={{ product: 'tour', ...tourDays(tour, tourSearch.tourDate), tour }}
        requested={{ checkInDate: tourSearch.tourDate, guests }}
        onUse={({ checkInDate, guests }) =>
          publish('tour-search-changed', { tourDate: checkInDate, guests })
        }
        onDay={(tourDate) => publish('tour-search-changed', { tourDate })}
        isAvailable={(day) => dayProblem(tour, day, guests) === null}
      />
      <TourDate
        tour={tour}
        search={{ ...tourSearch, guests }}
        onChange={(change) => publish('tour-search-changed', change)}
      />
    </TripPage>
  )
}
