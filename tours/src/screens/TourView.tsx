import { type TripDetail, TripPanel, TripView } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { changeTravellers, htmlSummary, selectedTrip } from '@storefront/domain'
import { PageHead, useNavigate } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { seasonText } from '../domain/season.ts'
import { tourData } from '../domain/structured-data.ts'

/** A tour's page. Book Now stores the tour as selected and leads to its summary (spec §2). */
export function TourView({ tour }: { tour: TripDetail }) {
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
        jsonLd={tourData(tour)}
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
