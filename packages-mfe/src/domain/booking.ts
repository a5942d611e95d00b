import type { Offer } from '@storefront/booking'
import type { BookingWay, SelectedPackage } from '@storefront/contract'
import type { PackageCheckout, PackageRequest, TravellerRecord } from '@storefront/contract/wire'
import { atOwnLength, type StaySearch, stayDates, type TravelDays } from '@storefront/domain'
import { tripOffer } from '@storefront/trips/rules'
import { detailAddress } from './search.ts'

/** A package for its own length from the selected check-in, for its guests (product 4.2). */
export function packageOffer(travelPackage: SelectedPackage, selected: StaySearch): Offer {
  const search = atOwnLength(travelPackage, selected)
  const { checkInDate, checkOutDate, guests } = search
  const days = { first: checkInDate, last: checkOutDate }
  return {
    ...tripOffer(travelPackage, {
      dates: [
        { label: 'Check-in', date: checkInDate },
        { label: 'Check-out', date: checkOutDate },
      ],
      days,
      guests,
    }),
    product: 'package',
    when: stayDates(search),
    chosenAt: {
      address: detailAddress(travelPackage.slug, search),
      label: 'Back to the package',
    },
    bodyFor: (way, guests, totalUsd) => packageBody(way, { travelPackage, days, guests, totalUsd }),
  }
}

type BookedPackage = {
  travelPackage: SelectedPackage
  days: TravelDays
  /** Includes infants. */
  guests: TravellerRecord[]
  /** May be a changed total that the visitor accepted. */
  totalUsd: number
}

/** Body of POST /packages/checkout or /packages/whatsapp (product 7.3). */
function packageBody(way: BookingWay, booked: BookedPackage): PackageCheckout | PackageRequest {
  const { travelPackage, days, guests, totalUsd } = booked
  const request = {
    package_id: travelPackage.id,
    check_in_date: days.first,
    check_out_date: days.last,
    guests_count: guests.length,
    guests,
  }
  return way === 'card' ? { ...request, total_amount_usd: totalUsd } : request
}
