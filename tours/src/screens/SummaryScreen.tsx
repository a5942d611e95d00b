import { BookingSummary, SummaryFrame, SummaryGuard } from '@storefront/booking'
import { TripDates } from '@storefront/catalogue'
import { detailPaths, paths, type SelectedTour } from '@storefront/contract'
import { bookingFailures, earliestDate, travellerCount } from '@storefront/domain'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import { ButtonLink, DateField } from '@storefront/ui'
import { createCheckout, requestByWhatsApp } from '../api/calls.ts'
import {
  bookingKey,
  bookingLines,
  tourCheckout,
  tourRecap,
  tourRequest,
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
  const { totalUsd, rows } = bookingLines(tour, search)
  const address = detailPaths.tour(tour.slug)
  return (
    <SummaryFrame
      product="tour"
      selectionKey={bookingKey(tour, search)}
      travellers={{ label: 'Guest', count: travellerCount(search.guests) }}
      summary={
        <BookingSummary
          title="Booking Summary"
          image={{ src: tour.imageUrl, alt: tour.name }}
          name={tour.name}
          rows={rows}
        >
          <ButtonLink to={address} variant="ghost" size="small">
            Change guests or tour
          </ButtonLink>
        </BookingSummary>
      }
      total={{ label: 'Total to Pay', usd: totalUsd }}
      calls={{
        checkout: (guests, key, totalUsd) =>
          createCheckout(http, tourCheckout(tour, search, guests, totalUsd), key),
        requestByWhatsApp: (guests, key) =>
          requestByWhatsApp(http, tourRequest(tour, search, guests), key),
      }}
      failureTexts={bookingFailures}
      offerAddress={address}
      chatText={(facts) => tourMessage({ tour, search, ...facts })}
      recap={tourRecap(tour, search)}
    >
      <TripDates title="When would you like to go?">
        <DateField
          label="Tour date"
          name="tourDate"
          value={search.tourDate}
          min={earliestDate(today)}
          onChange={(tourDate) => publish('tour-search-changed', { tourDate })}
        />
      </TripDates>
    </SummaryFrame>
  )
}
