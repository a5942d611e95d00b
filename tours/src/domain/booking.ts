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
import { travelDays } from './travel-days.ts'

/** A tour on its day, for its guests (product 4.2). */
export function tourOffer(tour: SelectedTour, { tourDate, guests }: TourSearch): Offer {
  return {
    ...tripOffer(tour, {
      dates: [{ label: 'Tour date', date: tourDate }],
      days: travelDays(tour, tourDate),
      guests,
    }),
    product: 'tour',
    times: tour,
    when: formatDayDate(tourDate),
    chosenAt: { address: detailPaths.tour(tour.slug), label: 'Back to the tour' },
    bodyFor: (way, guests, totalUsd) => tourBody(way, { tour, tourDate, guests, totalUsd }),
  }
}

type BookedTour = {
  tour: SelectedTour
  tourDate: IsoDate
  /** Includes infants. */
  guests: TravellerRecord[]
  /** May be a changed total that the visitor accepted. */
  totalUsd: number
}

/** Body of POST /tours/checkout or /tours/whatsapp (product 7.3). */
function tourBody(way: BookingWay, booked: BookedTour): TourCheckout | TourRequest {
  const { tour, tourDate, guests, totalUsd } = booked
  const request = { tour_id: tour.id, booking_date: tourDate, guests_count: guests.length, guests }
  return way === 'card' ? { ...request, total_amount_usd: totalUsd } : request
}
