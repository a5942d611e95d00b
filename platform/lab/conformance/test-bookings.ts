import type { Product } from '@storefront/contract'
import type { TravellerRecord, WireFlight, WireHotel, WireTour } from '@storefront/contract/wire'
import { addDays, packageNights } from '@storefront/domain'

/** Offers found for booking. */
export type Offered = {
  flight?: WireFlight
  hotel?: WireHotel
  tour?: WireTour
  package?: WireTour
}

export type Body = Record<string, unknown> & { total_amount_usd?: number }

/** Bodies of booking calls; null without an offer. */
export function testBookings(offered: Offered, day: string): Record<Product, Body | null> {
  const { flight, hotel, tour, package: one } = offered
  const adult = people(1, day)
  return {
    flight: flight
      ? { flight_id: flight.id, passengers: adult.guests, flight_type: 'Oneway' }
      : null,
    hotel: hotel ? roomBody(hotel, day) : null,
    tour: tour
      ? { tour_id: tour.id, booking_date: day, total_amount_usd: tour.price_per_person, ...adult }
      : null,
    package: one
      ? {
          ...{ package_id: one.id, check_in_date: day, total_amount_usd: one.price_per_person },
          check_out_date: addDays(day, packageNights({ durationDays: one.duration_days }) ?? 7),
          ...adult,
        }
      : null,
  }
}

/** Booking of the first room with a price, for the smallest party and the shortest stay; null without one. */
function roomBody({ id, rooms }: WireHotel, day: string): Body | null {
  const priced = rooms.flatMap((room) =>
    room.rates.map((rate) => ({
      room,
      rate,
      nightly: rate.price_per_night ?? room.price_per_night,
    })),
  )
  const { room, rate, nightly } = priced.find(({ nightly }) => nightly !== null) ?? {}
  if (!room || !nightly) return null
  const nights = Math.max(1, rate?.min_nights ?? room.min_nights ?? 1)
  return {
    ...{ hotel_id: id, room_id: room.id, rate_id: rate?.id },
    ...{ check_in_date: day, check_out_date: addDays(day, nights) },
    total_amount_usd: Math.round(nightly * 100 * nights) / 100,
    ...people(Math.max(1, rate?.min_pax ?? 1), day),
  }
}

/** Invented adults, whose passports are valid long after `day`. */
function people(count: number, day: string): { guests_count: number; guests: TravellerRecord[] } {
  const nobody = {
    firstName: 'Conformance',
    lastName: 'Test',
    email: 'conformance@example.com',
    phoneNumber: '+1 555 0100',
    dob: '1990-01-01',
    nationality: 'US',
    passportNumber: 'TEST0000',
    passportExpiry: addDays(day, 2000),
  }
  return { guests_count: count, guests: Array.from({ length: count }, () => nobody) }
}
