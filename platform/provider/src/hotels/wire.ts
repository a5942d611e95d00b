import type { IsoDate } from '@storefront/contract'
import type { ScarceDay } from '../bookings/sold-out.ts'
import type { HotelWithRooms, RoomWithRates } from '../catalogue/catalogue.ts'
import { wireLimits, wirePlaces } from '../catalogue/sale-limits.ts'
import { wireLocalFees, wireTerms } from '../catalogue/wire-terms.ts'
import type { Row } from '../database/catalogue-rows.ts'
import { mostNights } from '../limits.ts'

/** Every destination of this catalogue is in Mexico. */
const country = 'MX'

/** Ids of sold-out rooms; null for a request without dates. */
export type SoldOutRooms = ReadonlySet<string> | null

function locationOf({ latitude, longitude }: HotelWithRooms) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** Hotel in a list, with its card's fields and its rates, without sold-out rooms. */
export function wireHotelSummary(hotel: HotelWithRooms, soldOut: SoldOutRooms, today: IsoDate) {
  return {
    id: hotel.id,
    slug: hotel.slug,
    name: hotel.name,
    rating: hotel.rating,
    ...hotel.picture,
    destination: { name: hotel.destination.name },
    facilities: hotel.facilities,
    location: locationOf(hotel),
    beach_meters: hotel.beachMeters,
    local_fees: wireLocalFees(hotel),
    ...wireLimits(hotel, today),
    max_nights: Math.min(hotel.maxNights ?? mostNights, mostNights),
    rooms: hotel.rooms.filter((room) => !isSoldOut(room, soldOut)).map(wireListedRoom),
  }
}

/** Hotel with all its details. Sold-out rooms have no rates, so pages show them as unavailable. */
export function wireHotel(
  hotel: HotelWithRooms,
  soldOut: SoldOutRooms,
  { today, left }: { today: IsoDate; left: ReadonlyMap<string, readonly ScarceDay[]> },
) {
  return {
    ...wireHotelSummary(hotel, null, today),
    country,
    address: hotel.address,
    check_in_time: hotel.checkInTime,
    check_out_time: hotel.checkOutTime,
    days: true,
    description: hotel.description,
    included_services: hotel.includedServices.map((service_name) => ({ service_name })),
    images: hotel.gallery,
    rooms: hotel.rooms.map((room) => {
      const wire = { ...wireRoom(room), places_left: wirePlaces(left.get(String(room.id))) }
      return isSoldOut(room, soldOut) ? { ...wire, rates: [] } : wire
    }),
  }
}

function isSoldOut(room: RoomWithRates, soldOut: SoldOutRooms): boolean {
  return soldOut?.has(String(room.id)) ?? false
}

function wireListedRoom(room: RoomWithRates) {
  return {
    id: room.id,
    name: room.name,
    min_nights: room.minNights,
    sleeps: room.sleeps,
    units: room.units,
    price_per_night: usd(room.priceCents),
    rates: room.rates.map(wireRate),
  }
}

function wireRoom(room: RoomWithRates) {
  return {
    ...wireListedRoom(room),
    description: room.description,
    images: room.gallery,
    features: room.features,
  }
}

function wireRate(rate: Row<'rates'>) {
  return {
    id: rate.id,
    price_per_night: usd(rate.priceCents),
    infant_price: usd(rate.infantPriceCents),
    infant_policy: rate.infantPolicy,
    min_pax: rate.minPax,
    max_pax: rate.maxPax,
    max_adults: rate.maxAdults,
    max_children: rate.maxChildren,
    max_infants: rate.maxInfants,
    min_nights: rate.minNights,
    max_nights: rate.maxNights,
    infant_max_age: rate.infantMaxAge,
    ...wireTerms(rate),
  }
}

function usd(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
