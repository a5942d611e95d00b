import { type TripDetail, toTrip, toTripDetail } from '@storefront/catalogue'
import type { SelectedPackage } from '@storefront/contract'
import type { WirePackage } from '@storefront/contract/wire'
import type { SafeHtmlText } from '@storefront/ui'

/** A package as the provider lists it, in the storefront's terms. Only its price is certain (readings). */
export function toPackage(wire: WirePackage): SelectedPackage {
  return toTrip(named(wire))
}

/** A package as its page shows it; `description` has been through the sanitiser. */
export function toPackageDetail(wire: WirePackage, description: SafeHtmlText): TripDetail {
  return toTripDetail(named(wire), description)
}

/** One without a slug goes by its id, which the provider's page call takes as well. */
function named(wire: WirePackage) {
  return { ...wire, slug: wire.slug ?? String(wire.id), name: wire.name || 'Travel package' }
}
