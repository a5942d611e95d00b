import type { Offer } from '@storefront/booking'
import type { SelectedPackage } from '@storefront/contract'
import type { PackageCheckout, PackageRequest } from '@storefront/contract/wire'
import { atOwnLength, type StaySearch, stayDates } from '@storefront/domain'
import { tripOffer } from '@storefront/trips/rules'
import { detailAddress } from './search.ts'

/** A package for its own length from the selected check-in, for its guests (product 4.2). */
export function packageOffer(travelPackage: SelectedPackage, selected: StaySearch): Offer {
  const search = atOwnLength(travelPackage, selected)
  const { checkInDate, checkOutDate, guests } = search
  return {
    ...tripOffer(travelPackage, {
      dates: [
        { label: 'Check-in', date: checkInDate },
        { label: 'Check-out', date: checkOutDate },
      ],
      days: { first: checkInDate, last: checkOutDate },
      guests,
    }),
    product: 'package',
    when: stayDates(search),
    chosenAt: {
      address: detailAddress(travelPackage.slug, search),
      label: 'Back to the package',
    },
    bodyFor: (way, guests, totalUsd) => {
      const request: PackageRequest = {
        package_id: travelPackage.id,
        check_in_date: checkInDate,
        check_out_date: checkOutDate,
        guests_count: guests.length,
        guests,
      }
      const checkout = { ...request, total_amount_usd: totalUsd }
      return way === 'card' ? (checkout satisfies PackageCheckout) : request
    },
  }
}
