import type { Offer } from '@storefront/booking'
import {
  type BookingWay,
  detailPaths,
  type IsoDate,
  type SelectedTour,
  type TourSearch,
} from '@storefront/contract'
import type { TourCheckout, TourRequest, TravellerRecord } from '@storefront/contract/wire'
import { formatDayDate } from '@storefront/domain'
import { tripOffer } from '@storefront/trips/rules'
import { pickUpLabel, pickUpOpen } from './next-steps.ts'
import { travelDays } from './travel-days.ts'

/** A tour on its day, for its guests (product 4.2). */
export function tourOffer(tour: SelectedTour, { tourDate, guests, pickUp }: TourSearch): Offer {
  const place = pickUp?.trim() ?? ''
  return {
    ...tripOffer(tour, {
      asked: tour.picksUp ? [{ label: pickUpLabel, value: place || pickUpOpen }] : [],
      dates: [{ label: 'Tour date', date: tourDate }],
      days: travelDays(tour, tourDate),
      guests,
    }),
    product: 'tour',
    times: tour,
    when: formatDayDate(tourDate),
    chosenAt: { address: detailPaths.tour(tour.slug), label: 'Back to the tour' },
    bodyFor: (way, guests, totalUsd) => tourBody(way, { tour, tourDate, guests, totalUsd, place }),
  }
}

type BookedTour = {
  tour: SelectedTour
  tourDate: IsoDate
  /** Includes infants. */
  guests: TravellerRecord[]
  /** May be a changed total that the visitor accepted. */
  totalUsd: number
  /** Place of the pick-up; '' if open. */
  place: string
}

/** Body of POST /tours/checkout or /tours/whatsapp (product 7.3). */
function tourBody(way: BookingWay, booked: BookedTour): TourCheckout | TourRequest {
  const { tour, tourDate, guests, totalUsd, place } = booked
  const takesNotes = tour.picksUp && place !== '' && tour.bookingAccepts?.includes('notes')
  const request = {
    tour_id: tour.id,
    booking_date: tourDate,
    guests_count: guests.length,
    guests,
    ...(takesNotes ? { notes: `${pickUpLabel}: ${place}` } : {}),
  }
  return way === 'card' ? { ...request, total_amount_usd: totalUsd } : request
}
