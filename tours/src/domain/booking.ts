import type { SelectedTour, TourSearch } from '@storefront/contract'
import type { TourCheckout, TourRequest, TravellerRecord } from '@storefront/contract/wire'
import {
  addDays,
  formatDayDate,
  type TravelDays,
  tripBookingLines,
  tripRecap,
} from '@storefront/domain'

/** Identifies a booking: tour, day and guests. */
export function bookingKey(tour: SelectedTour, { tourDate, guests }: TourSearch): string {
  return JSON.stringify([tour.id, tourDate, guests.adults, guests.children, guests.infants])
}

/** Body of POST /tours/whatsapp (product 7.3). `guests` includes infants. */
export function tourRequest(
  tour: SelectedTour,
  { tourDate }: TourSearch,
  guests: TravellerRecord[],
): TourRequest {
  return { tour_id: tour.id, booking_date: tourDate, guests_count: guests.length, guests }
}

/** Body of POST /tours/checkout (product 7.3). `totalUsd` may be a changed total that the visitor accepted. */
export function tourCheckout(
  tour: SelectedTour,
  search: TourSearch,
  guests: TravellerRecord[],
  totalUsd: number,
): TourCheckout {
  return { ...tourRequest(tour, search, guests), total_amount_usd: totalUsd }
}

/** First and last day of a tour. An unknown length counts as one day. */
export function travelDays({ durationDays }: SelectedTour, { tourDate }: TourSearch): TravelDays {
  return { first: tourDate, last: addDays(tourDate, Math.max(1, durationDays ?? 1) - 1) }
}

/** Rows and prices of the Booking Summary (product 4.2). */
export function bookingLines(tour: SelectedTour, { tourDate, guests }: TourSearch) {
  return tripBookingLines(
    tour,
    [{ label: 'Tour date', value: formatDayDate(tourDate) }],
    guests,
    tourDate,
  )
}

/** Recap of the success screen, without guest records. */
export function tourRecap(tour: SelectedTour, search: TourSearch) {
  return tripRecap(tour, travelDays(tour, search), bookingLines(tour, search))
}
