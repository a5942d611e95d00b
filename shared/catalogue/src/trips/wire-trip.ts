import type { WireTour } from '@storefront/contract/wire'
import { priceTerms, type Trip } from '@storefront/domain'
import type { PictureFocus, SafeHtmlText } from '@storefront/ui'

/** A picture of a trip; `alt` says what it shows, '' where the provider does not say. */
type TripImage = { id: Trip['id']; imageUrl: string; alt: string }

/** A trip with all that its detail page shows. */
export type TripDetail = Trip & {
  imageFocus?: PictureFocus | null
  description: SafeHtmlText
  services: string[]
  images: TripImage[]
}

/** What tours and packages have in common on the wire. */
type WireTrip = Omit<WireTour, 'season'>

/** A tour or a package as the provider lists it; without a slug it goes by its id, without a name by `unnamed`. */
export function toTrip(wire: WireTrip, unnamed: string): Trip {
  return {
    id: wire.id,
    slug: wire.slug || String(wire.id),
    name: wire.name || unnamed,
    imageUrl: wire.image_url,
    destinationName: wire.destination?.name ?? '',
    durationDays: wire.duration_days,
    pricePerPersonUsd: wire.price_per_person,
    ...priceTerms(wire),
  }
}

/** A tour or a package as its page shows it; `description` has been through the sanitiser. */
export function toTripDetail(
  wire: WireTrip,
  unnamed: string,
  description: SafeHtmlText,
): TripDetail {
  return {
    ...toTrip(wire, unnamed),
    imageFocus: wire.image_focus,
    description,
    services: wire.included_services.map(({ service_name }) => service_name),
    images: wire.images.map(({ id, image_url, alt }) => ({ id, imageUrl: image_url, alt })),
  }
}
