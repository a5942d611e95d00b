import { TripResults } from '@storefront/catalogue'
import { detailPaths, type SelectedTour } from '@storefront/contract'
import { travellerSummary } from '@storefront/domain'
import { useSession } from '@storefront/session'

const kind = { one: 'tour', many: 'tours' }

/** The tours found, at least one, with what they cost the visitor's guests. */
export function TourResults({ tours }: { tours: SelectedTour[] }) {
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
