import { Checkout, SummaryPage, SummaryTerms } from '@storefront/booking'
import { GuestsField } from '@storefront/catalogue'
import type { SelectedTour, TourSearch, TravellerCounts } from '@storefront/contract'
import { usePublish, useSession } from '@storefront/session'
import { TextField } from '@storefront/ui'
import { TourDate } from '../components/TourDate.tsx'
import { tourOffer } from '../domain/booking.ts'

/** Tour summary (product 4.2). */
export function SummaryScreen() {
  const { tour, searches } = useSession((state) => state.selection)
  const search = searches.tour
  return (
    <SummaryPage title="Tour Summary" selection={tour && search && { tour, search }}>
      {(selection) => <TourSummary {...selection} />}
    </SummaryPage>
  )
}

function TourSummary({ tour, search }: { tour: SelectedTour; search: TourSearch }) {
  const publish = usePublish()
  const change = (change: Partial<TourSearch>) =>
    publish('tour-selected', { tour, search: { ...search, ...change } })
  const recount = (guests: TravellerCounts) => change({ guests })
  return (
    <Checkout
      offer={tourOffer(tour, search)}
      offerFor={(guests) => tourOffer(tour, { ...search, guests })}
      onRecount={recount}
    >
      <SummaryTerms>
        <TourDate tour={tour} search={search} onChange={change} />
        <GuestsField product="tour" guests={search.guests} onChange={recount} />
        {tour.picksUp && (
          <TextField
            label="Pick-up (optional)"
            hint="Where we collect you: your hotel or address. Your guide and the operator see it."
            maxLength={200}
            autoComplete="off"
            defaultValue={search.pickUp}
            // Not while typing: each place is a selection of its own, with its own checkout.
            onBlur={(event) => change({ pickUp: event.currentTarget.value.trim() })}
          />
        )}
      </SummaryTerms>
    </Checkout>
  )
}
