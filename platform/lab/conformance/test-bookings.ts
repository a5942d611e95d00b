import type { Product } from '@storefront/contract'
import type { TravellerRecord, WireFlight, WireHotel, WireTour } from '@storefront/contract/wire'
import { addDays, packageNights } from '@storefront/domain'

type Body = Record<string, unknown> & { total_amount_usd?: number }

/** Offers found for booking, by the path of their list. */
export type Found = {
  '/flights'?: WireFlight
  '/hotels'?: WireHotel
  '/tours'?: WireTour
  '/packages'?: WireTour
}

/** Bodies of booking calls; undefined without an offer. */
export function testBookings(found: Found, day: string): Record<Product, Body | undefined> {
  const { '/flights': flight, '/hotels': hotel, '/tours': tour, '/packages': trip } = found
  const adult = people(1, day)
  return {
    flight: flight && { flight_id: flight.id, flight_type: 'Oneway', passengers: adult.guests },
    hotel: hotel && roomBody(hotel, day),
    tour: tour && {
      ...{ tour_id: tour.id, booking_date: day, total_amount_usd: tour.price_per_person, ...adult },
    },
    package: trip && {
      ...{ package_id: trip.id, check_in_date: day, total_amount_usd: trip.price_per_person },
      check_out_date: addDays(day, packageNights({ durationDays: trip.duration_days }) ?? 7),
      ...adult,
    },
  }
}

/** Booking of the first room with a price, for the smallest party and the shortest stay. */
function roomBody({ id, rooms }: WireHotel, day: string): Body | undefined {
  for (const room of rooms) {
    for (const rate of room.rates) {
      const nightly = rate.price_per_night ?? room.price_per_night
      if (nightly === null) continue
      const nights = Math.max(1, rate.min_nights ?? room.min_nights ?? 1)
      return {
        ...{ hotel_id: id, room_id: room.id, rate_id: rate.id },
        ...{ check_in_date: day, check_out_date: addDays(day, nights) },
        total_amount_usd: Math.round(nightly * 100 * nights) / 100,
        ...people(Math.max(1, rate.min_pax ?? 1), day),
      }
    }
  }
}

/** Invented adults, each with a passport that is valid long after `day`. */
function people(count: number, day: string): { guests_count: number; guests: TravellerRecord[] } {
  const nobody = {
    ...{ firstName: 'Conformance', lastName: 'Test', email: 'conformance@example.com' },
    ...{ phoneNumber: '+1 555 0100', dob: '1990-01-01', nationality: 'US' },
    passportExpiry: addDays(day, 2000),
  }
  const guests = Array.from({ length: count }, (_, index) => ({
    ...nobody,
    passportNumber: `TEST${1000 + index}`,
  }))
  return { guests_count: count, guests }
}
