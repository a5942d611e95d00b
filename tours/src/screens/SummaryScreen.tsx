import { SummaryGuard } from '@storefront/booking'
import { TripSummary } from '@storefront/catalogue'
import { detailPaths, paths, type SelectedTour } from '@storefront/contract'
import { earliestDate } from '@storefront/domain'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import { DateField } from '@storefront/ui'
import { createCheckout, requestByWhatsApp } from '../api/calls.ts'
import {
  bookingKey,
  bookingLines,
  tourCheckout,
  tourRecap,
  tourRequest,
  travelDays,
} from '../domain/booking.ts'
import { tourMessage } from '../domain/whatsapp.ts'

/** Tour summary (readings): the day, the guests, what is booked and the two ways to book it. */
export function SummaryScreen() {
  const tour = useSession((state) => state.selection.tour)
  return (
    <SummaryGuard
      title="Tour Summary"
      subtitle="Review and complete your booking"
      selection={tour}
      otherwise={paths.home}
    >
      {(tour) => <TourSummary tour={tour} />}
    </SummaryGuard>
  )
}

function TourSummary({ tour }: { tour: SelectedTour }) {
  const { http } = useStorefront()
  const publish = usePublish()
  const { search, today } = useSession(({ tourSearch, today }) => ({ search: tourSearch, today }))
  return (
    <TripSummary
      product="tour"
      trip={tour}
      guests={search.guests}
      travelDays={travelDays(tour, search)}
      lines={bookingLines(tour, search)}
      address={detailPaths.tour(tour.slug)}
      selectionKey={bookingKey(tour, search)}
      calls={{
        checkout: (guests, key, totalUsd) =>
          createCheckout(http, tourCheckout(tour, search, guests, totalUsd), key),
        requestByWhatsApp: (guests, key) =>
          requestByWhatsApp(http, tourRequest(tour, search, guests), key),
      }}
      chatText={(facts) => tourMessage({ tour, search, ...facts })}
      recap={tourRecap(tour, search)}
    >
      <DateField
        label="Tour date"
        name="tourDate"
        value={search.tourDate}
        min={earliestDate(today)}
        onChange={(tourDate) => publish('tour-search-changed', { tourDate })}
      />
    </TripSummary>
  )
}
