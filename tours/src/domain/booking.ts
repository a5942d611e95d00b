import type { SelectedTour, TourSearch } from '@storefront/contract'
import type { TourCheckout, TourRequest, TravellerRecord } from '@storefront/contract/wire'
import {
  addDays,
  formatDayDate,
  type TravelDays,
  tripBookingLines,
  tripRecap,
  tripTotalUsd,
} from '@storefront/domain'

/** Returns the key of a booking of this tour on this day for these guests: another key is another booking. */
export function bookingKey(tour: SelectedTour, { tourDate, guests }: TourSearch): string {
  return JSON.stringify([tour.id, tourDate, guests.adults, guests.children, guests.infants])
}

/** The body of POST /tours/whatsapp (product 7.3). `guests` are all three bands. */
export function tourRequest(
  tour: SelectedTour,
  { tourDate }: TourSearch,
  guests: TravellerRecord[],
): TourRequest {
  return { tour_id: tour.id, booking_date: tourDate, guests_count: guests.length, guests }
}

/** The body of POST /tours/checkout (product 7.3). `totalUsd` is ours, or another the visitor agreed to. */
export function tourCheckout(
  tour: SelectedTour,
  search: TourSearch,
  guests: TravellerRecord[],
  totalUsd = tripTotalUsd(tour, search.guests),
): TourCheckout {
  return {
    ...tourRequest(tour, search, guests),
    total_amount_usd: totalUsd,
  }
}

/** From the day of the tour to the last of its days; one of unknown length takes one day. */
export function travelDays({ durationDays }: SelectedTour, { tourDate }: TourSearch): TravelDays {
  return { first: tourDate, last: addDays(tourDate, Math.max(1, durationDays ?? 1) - 1) }
}

/** The facts and prices of the Booking Summary (product 4.2). */
export function bookingLines(tour: SelectedTour, { tourDate, guests }: TourSearch) {
  return tripBookingLines(
    tour,
    [{ label: 'Tour date', value: formatDayDate(tourDate) }],
    guests,
    tourDate,
  )
}

/** The recap for the success screen: tour, day, counts and the total; no guest's record. */
export function tourRecap(tour: SelectedTour, search: TourSearch) {
  return tripRecap(tour, travelDays(tour, search), bookingLines(tour, search))
}
