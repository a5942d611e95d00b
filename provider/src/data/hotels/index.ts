import type { hotels, rates, rooms } from '../../database/catalogue-tables.ts'
import { destinations } from '../destinations.ts'
import { cancunHotels } from './cancun.ts'
import { islandHotels } from './islands.ts'
import { lagoonAndYucatanHotels } from './lagoon-and-yucatan.ts'
import { playaHotels } from './playa-del-carmen.ts'
import { roomKinds } from './seed-types.ts'
import { tulumHotels } from './tulum.ts'

const hotelSeeds = [
  ...cancunHotels,
  ...playaHotels,
  ...tulumHotels,
  ...islandHotels,
  ...lagoonAndYucatanHotels,
]

const cents = (usd: number | undefined) => (usd === undefined ? null : Math.round(usd * 100))

/** Hotels, rooms and rates as their tables have them. Room 3 of hotel 12 is 1203, its rate 2 is 120302. */
export function hotelRows() {
  const rows: {
    hotels: (typeof hotels.$inferInsert)[]
    rooms: (typeof rooms.$inferInsert)[]
    rates: (typeof rates.$inferInsert)[]
  } = { hotels: [], rooms: [], rates: [] }
  for (const [hotelIndex, hotel] of hotelSeeds.entries()) {
    const hotelId = hotelIndex + 1
    rows.hotels.push({
      id: hotelId,
      slug: hotel.slug,
      name: hotel.name,
      destinationId: destinations.find(({ slug }) => slug === hotel.destination)?.id ?? 0,
      description: hotel.description,
      rating: hotel.rating,
      image: hotel.image,
      facilities: hotel.facilities,
      includedServices: hotel.services,
      images: [hotel.image, ...hotel.gallery],
    })
    for (const [roomIndex, room] of hotel.rooms.entries()) {
      const roomId = hotelId * 100 + roomIndex + 1
      const kind = roomKinds[room.kind]
      rows.rooms.push({
        id: roomId,
        hotelId,
        name: room.name,
        description: kind.description,
        images: [kind.image, ...hotel.gallery.slice(0, 1)],
        features: [...kind.features],
        minNights: room.minNights ?? null,
        priceCents: cents(room.usd),
        units: room.units,
      })
      for (const [rateIndex, rate] of room.rates.entries()) {
        rows.rates.push({
          id: roomId * 100 + rateIndex + 1,
          roomId,
          priceCents: cents(rate.usd),
          infantPriceCents: cents(rate.infantUsd),
          infantPolicy: rate.infantPolicy ?? null,
          minPax: rate.minPax ?? null,
          maxPax: rate.maxPax ?? null,
          maxAdults: rate.maxAdults ?? null,
          maxChildren: rate.maxChildren ?? null,
          maxInfants: rate.maxInfants ?? null,
          minNights: rate.minNights ?? null,
        })
      }
    }
  }
  return rows
}
