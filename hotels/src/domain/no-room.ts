import type { HotelSearch } from '@storefront/contract'
import { cheapestPair } from './cheapest-pair.ts'
import type { Hotel } from './hotel.ts'
import { longerStay, type NoHotelFacts } from './offers.ts'
import { stayOf } from './pricing.ts'
import { fitsGuests } from './rates.ts'
import type { HotelInTwoRooms } from './two-rooms.ts'

/** Facts on why no hotel of a place takes a stay. */
export function whyNone(
  hotels: readonly Pick<Hotel, 'rooms'>[],
  search: HotelSearch,
): NoHotelFacts {
  const stay = stayOf(search)
  const fits = hotels.flatMap(({ rooms }) =>
    rooms.flatMap((room) => room.rates.map((rate) => fitsGuests(room, rate, stay))),
  )
  return {
    isPlaceKnown: hotels.length > 0,
    minNights: longerStay(hotels, search)?.nights ?? null,
    isPartyTooLarge: fits.length > 0 && !fits.includes(true),
  }
}

/** Hotels that take a party in two rooms, cheapest first. */
export function hotelsInTwoRooms(hotels: readonly Hotel[], search: HotelSearch): HotelInTwoRooms[] {
  const stay = stayOf(search)
  return hotels
    .flatMap((hotel) => {
      const { id, slug, name } = hotel
      const pair = cheapestPair(hotel, stay)
      return pair ? [{ id, slug, name, pair }] : []
    })
    .toSorted((a, b) => a.pair.totalUsd - b.pair.totalUsd)
}
