import { bookingCalls, bookingPaths, type Product } from '@storefront/contract'
import type { Hono } from 'hono'
import { addDays } from '../calendar.ts'
import { get, ownPassports, traveller } from './calls.ts'

/** Two adults, a child and an infant. */
const family = ownPassports([
  traveller('1990-01-01'),
  traveller('1990-01-01'),
  traveller('2020-01-01'),
  traveller('2026-01-01'),
])

/**
 * Returns a function that gives a product's booking body for the family, its calls and its total. Stays start on
 * 2027-03-12, because clocks change on the 14th.
 */
export async function everyBooking(app: Hono) {
  const day = '2027-03-12'
  const read = async (path: string) => (await get(app, path)).body.data
  const [flight] = await read(`/flights/search?from=CUN&to=MIA&date=${day}`)
  const hotel = await read('/hotels/torre-marea')
  const room = hotel.rooms.find(({ name }: { name: string }) => name === 'Double Sea View')
  const [, rate] = room.rates
  const [tour] = await read('/tours')
  const [travelPackage] = await read('/packages')
  const guests = { guests_count: 4, guests: family }
  const stay = (days: number) => ({ check_in_date: day, check_out_date: addDays(day, days) })
  const stays: Record<Product, object> = {
    flight: { flight_id: flight.id, passengers: family, flight_type: 'Oneway' },
    hotel: { hotel_id: hotel.id, room_id: room.id, rate_id: rate.id, ...stay(4), ...guests },
    tour: { tour_id: tour.id, booking_date: day, ...guests },
    package: { package_id: travelPackage.id, ...stay(travelPackage.duration_days - 1), ...guests },
  }
  // Infants pay only in hotels.
  const totals: Record<Product, number> = {
    flight: flight.price_one_way * 3,
    hotel: (rate.price_per_night + rate.infant_price) * 4,
    tour: Number(tour.price_per_person) * 3,
    package: Number(travelPackage.price_per_person) * 3,
  }
  return (product: Product) => {
    const total = Math.round(totals[product] * 100) / 100
    const named = product === 'flight' ? {} : { total_amount_usd: total }
    return {
      ...bookingCalls[product],
      ...bookingPaths[product],
      total,
      body: { ...stays[product], ...named },
    }
  }
}
