import type { TripFacts, TripLimits } from '@storefront/contract'
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

/** A tour or a package as the provider lists it; without a slug it goes by its id, without a name by `unnamed`. */
export function toTrip(wire: WireTour, unnamed: string): Trip {
  return {
    id: wire.id,
    slug: wire.slug || String(wire.id),
    name: wire.name || unnamed,
    imageUrl: wire.image_url,
    destinationName: wire.destination?.name ?? '',
    durationDays: wire.duration_days,
    pricePerPersonUsd: wire.price_per_person,
    ...priceTerms(wire),
    ...(wire.season ? { season: wire.season } : {}),
    ...limits(wire),
    ...facts(wire),
    ...(wire.booking_accepts.length > 0 ? { bookingAccepts: wire.booking_accepts } : {}),
  }
}

/** A tour or a package as its page shows it; `description` has been through the sanitiser. */
export function toTripDetail(
  wire: WireTour,
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

/** The part of a trip's page that a selection holds. */
export function selectedTrip(detail: TripDetail): Trip {
  const { imageFocus, description, services, images, ...trip } = detail
  return trip
}

function limits(wire: WireTour): { limits?: TripLimits } {
  const { min_age, max_party, last_day, days_not_sold, places_left } = wire
  const isLimited = min_age ?? max_party ?? last_day ?? days_not_sold[0] ?? places_left[0]
  if (isLimited === undefined || isLimited === null) return {}
  return {
    limits: {
      minAge: min_age,
      maxParty: max_party,
      lastDay: last_day,
      daysNotSold: days_not_sold,
      placesLeft: places_left,
    },
  }
}

function facts(wire: WireTour): TripFacts {
  const { start_time, duration_hours, meeting_point, languages, what_to_bring } = wire
  return {
    ...(start_time ? { startTime: start_time } : {}),
    ...(duration_hours ? { durationHours: duration_hours } : {}),
    ...(meeting_point ? { meetingPoint: meeting_point } : {}),
    ...(languages.length > 0 ? { languages } : {}),
    ...(what_to_bring.length > 0 ? { whatToBring: what_to_bring } : {}),
  }
}
