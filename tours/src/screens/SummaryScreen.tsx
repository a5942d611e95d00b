import { SummaryPage } from '@storefront/booking'
import { TripSummary } from '@storefront/catalogue'
import { detailPaths, type SelectedTour, type TourSearch } from '@storefront/contract'
import { cancunTime, dayProblem, formatDayDate } from '@storefront/domain'
import { usePublish, useSession } from '@storefront/session'
import { TourDate } from '../components/TourDate.tsx'
import {
  bookingKey,
  bookingLines,
  tourCheckout,
  tourRecap,
  tourRequest,
  travelDays,
} from '../domain/booking.ts'
import { tourMessage } from '../domain/whatsapp.ts'

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
  return (
    <TripSummary
      product="tour"
      trip={tour}
      guests={search.guests}
      travelDays={travelDays(tour, search)}
      onGuestsChange={(guests) => change({ guests })}
      when={formatDayDate(search.tourDate)}
      lines={bookingLines(tour, search)}
      address={detailPaths.tour(tour.slug)}
      selectionKey={bookingKey(tour, search)}
      bodies={{
        card: (guests, totalUsd) => tourCheckout(tour, search, guests, totalUsd),
        whatsApp: (guests) => tourRequest(tour, search, guests),
      }}
      chatText={(facts) => tourMessage({ tour, search, now: cancunTime(new Date()), ...facts })}
      recap={tourRecap(tour, search)}
      cardProblem={dayProblem(tour, search.tourDate, search.guests)?.text ?? null}
    >
      <TourDate tour={tour} search={search} onChange={change} />
    </TripSummary>
  )
}
