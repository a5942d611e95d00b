import { type TripDetail, toTrip, toTripDetail } from '@storefront/catalogue'
import type { SelectedPackage } from '@storefront/contract'
import type { WirePackage } from '@storefront/contract/wire'
import type { SafeHtmlText } from '@storefront/ui'

const unnamed = 'Travel package'

/** A package as the provider lists it, in the storefront's terms. Only its price is certain (readings). */
export function toPackage(wire: WirePackage): SelectedPackage {
  return toTrip(wire, unnamed)
}

/** A package as its page shows it; `description` has been through the sanitiser. */
export function toPackageDetail(wire: WirePackage, description: SafeHtmlText): TripDetail {
  return toTripDetail(wire, unnamed, description)
}
