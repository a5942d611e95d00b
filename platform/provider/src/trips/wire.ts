import type { IsoDate } from '@storefront/contract'
import type { ScarceDay } from '../bookings/sold-out.ts'
import type { PackageWithPlace, TourWithPlace, Trip } from '../catalogue/catalogue.ts'
import { wireLimits, wirePlaces } from '../catalogue/sale-limits.ts'
import { wireLocalFees, wireTerms } from '../catalogue/wire-terms.ts'

export function wireTourSummary(tour: TourWithPlace, today: IsoDate) {
  return {
    ...wireTrip(tour, today),
    price_per_person: tour.priceCents / 100,
    season: tour.season,
    start_time: tour.startTime,
    duration_hours: tour.durationHours,
    meeting_point: tour.meetingPoint,
    starts_in: tour.startsIn,
    picks_up: tour.picksUp,
    languages: tour.languages,
    what_to_bring: tour.whatToBring,
  }
}

/** Package in a list. `priceAsText` decides whether its price is a text or a number. */
export function wirePackageSummary(found: PackageWithPlace, today: IsoDate) {
  const usd = found.priceCents / 100
  return { ...wireTrip(found, today), price_per_person: found.priceAsText ? usd.toFixed(2) : usd }
}

/** Fields of a tour or package that lists leave out. */
export function wireTripDetail(trip: Trip, left?: readonly ScarceDay[]) {
  return {
    places_left: wirePlaces(left),
    description: trip.description,
    included_services: trip.includedServices.map((service_name) => ({ service_name })),
    images: trip.gallery,
  }
}

function wireTrip(trip: Trip, today: IsoDate) {
  return {
    id: trip.id,
    slug: trip.slug,
    name: trip.name,
    ...trip.picture,
    destination: { name: trip.destination.name },
    duration_days: trip.durationDays,
    ...wireTerms(trip),
    local_fees: wireLocalFees(trip),
    ...wireLimits(trip, today),
  }
}
