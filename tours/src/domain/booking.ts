import type { Offer } from '@storefront/booking'
import { detailPaths, type SelectedTour, type TourSearch } from '@storefront/contract'
import type { TourCheckout, TourRequest } from '@storefront/contract/wire'
import { formatDayDate, tourDays } from '@storefront/domain'
import { tripOffer } from '@storefront/trips/rules'
import { pickUpLabel, pickUpOpen } from './next-steps.ts'

/** A tour on its day, for its guests (product 4.2). */
export function tourOffer(tour: SelectedTour, { tourDate, guests, pickUp }: TourSearch): Offer {
  const place = pickUp?.trim() ?? ''
  const takesNotes = tour.picksUp && place !== '' && tour.bookingAccepts?.includes('notes')
  return {
    ...tripOffer(tour, {
      asked: tour.picksUp ? [{ label: pickUpLabel, value: place || pickUpOpen }] : [],
      dates: [{ label: 'Tour date', date: tourDate }],
      days: tourDays(tour, tourDate),
      guests,
    }),
    product: 'tour',
    when: formatDayDate(tourDate),
    chosenAt: { address: detailPaths.tour(tour.slug), label: 'Back to the tour' },
    bodyFor: (way, guests, totalUsd) => {
      const request: TourRequest = {
        tour_id: tour.id,
        booking_date: tourDate,
        guests_count: guests.length,
        guests,
        ...(takesNotes ? { notes: `${pickUpLabel}: ${place}` } : {}),
      }
      const checkout = { ...request, total_amount_usd: totalUsd }
      return way === 'card' ? (checkout satisfies TourCheckout) : request
    },
  }
}
