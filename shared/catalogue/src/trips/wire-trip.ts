import type { TripFacts, TripLimits } from '@storefront/contract'
import type { WireTour } from '@storefront/contract/wire'
import { type ListedTrip, priceTerms, type Trip } from '@storefront/domain'
import type { PictureFocus, SafeHtmlText } from '@storefront/ui'

/** Picture of a trip; `alt` is '' if the provider sends none. */
type TripImage = { id: Trip['id']; imageUrl: string; alt: string }

/** Trip with the fields of its detail page. */
export type TripDetail = Trip & {
  imageFocus?: PictureFocus | null
  description: SafeHtmlText
  services: string[]
  images: TripImage[]
}

/** Reads a listed tour or package. Falls back to the id for a missing slug and to `unnamed` for a missing name. */
export function toListedTrip(wire: WireTour, unnamed: string): ListedTrip {
  return {
    id: wire.id,
    slug: wire.slug || String(wire.id),
    name: wire.name || unnamed,
    imageUrl: wire.image_url,
    destinationName: wire.destination?.name ?? '',
    durationDays: wire.duration_days,
    pricePerPersonUsd: wire.price_per_person,
  }
}

/** Reads a tour or package with the fields of its detail page. */
export function toTripDetail(
  wire: WireTour,
  unnamed: string,
  description: SafeHtmlText,
): TripDetail {
  return {
    ...toListedTrip(wire, unnamed),
    ...priceTerms(wire),
    ...(wire.season ? { season: wire.season } : {}),
    ...limits(wire),
    ...facts(wire),
    ...(wire.booking_accepts.length > 0 ? { bookingAccepts: wire.booking_accepts } : {}),
    imageFocus: wire.image_focus,
    description,
    services: wire.included_services.map(({ service_name }) => service_name),
    images: wire.images.map(({ id, image_url, alt }) => ({ id, imageUrl: image_url, alt })),
  }
}

/** Returns the fields of a trip that a selection stores. */
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
