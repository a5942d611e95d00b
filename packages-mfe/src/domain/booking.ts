import type { SelectedPackage } from '@storefront/contract'
import type { PackageCheckout, PackageRequest, TravellerRecord } from '@storefront/contract/wire'
import { formatDayDate, type StaySearch, tripBookingLines, tripRecap } from '@storefront/domain'

/** Identifies a booking: package, dates and guests. */
export function bookingKey(travelPackage: SelectedPackage, search: StaySearch): string {
  const { checkInDate, checkOutDate, guests } = search
  return JSON.stringify([
    travelPackage.id,
    [checkInDate, checkOutDate],
    [guests.adults, guests.children, guests.infants],
  ])
}

/** Body of POST /packages/whatsapp (product 7.3). `guests` includes infants. */
export function packageRequest(
  travelPackage: SelectedPackage,
  { checkInDate, checkOutDate }: StaySearch,
  guests: TravellerRecord[],
): PackageRequest {
  return {
    package_id: travelPackage.id,
    check_in_date: checkInDate,
    check_out_date: checkOutDate,
    guests_count: guests.length,
    guests,
  }
}

/** Body of POST /packages/checkout (product 7.3). `totalUsd` may be a changed total that the visitor accepted. */
export function packageCheckout(
  travelPackage: SelectedPackage,
  search: StaySearch,
  guests: TravellerRecord[],
  totalUsd: number,
): PackageCheckout {
  return { ...packageRequest(travelPackage, search, guests), total_amount_usd: totalUsd }
}

/** Rows and prices of the Booking Summary (product 4.2). */
export function bookingLines(travelPackage: SelectedPackage, search: StaySearch) {
  const dates = [
    { label: 'Check-in', value: formatDayDate(search.checkInDate) },
    { label: 'Check-out', value: formatDayDate(search.checkOutDate) },
  ]
  return tripBookingLines(travelPackage, dates, search.guests, search.checkInDate)
}

/** Recap of the success screen, without guest records. */
export function packageRecap(travelPackage: SelectedPackage, search: StaySearch) {
  const days = { first: search.checkInDate, last: search.checkOutDate }
  return tripRecap(travelPackage, days, bookingLines(travelPackage, search))
}
