import type { HotelSearch } from '@storefront/contract'
import { cheapestPair } from './cheapest-pair.ts'
import type { Hotel } from './hotel.ts'
import { type HotelsFound, longerStay } from './offers.ts'
import { stayOf } from './pricing.ts'
import { fitsGuests } from './rates.ts'

/** Hotels that take a party in two rooms, cheapest first, and facts on why none takes it in one. */
export function withoutRoom(
  hotels: readonly Hotel[],
  search: HotelSearch,
): Pick<HotelsFound, 'inTwoRooms' | 'none'> {
  const stay = stayOf(search)
  const inTwoRooms = hotels.flatMap((hotel) => {
    const { id, slug, name } = hotel
    const pair = cheapestPair(hotel, stay)
    return pair ? [{ id, slug, name, pair }] : []
  })
  const fits = hotels.flatMap(({ rooms }) =>
    rooms.flatMap((room) => room.rates.map((rate) => fitsGuests(room, rate, stay))),
  )
  return {
    inTwoRooms: inTwoRooms.sort((a, b) => a.pair.totalUsd - b.pair.totalUsd),
    none: {
      isPlaceKnown: hotels.length > 0,
      minNights: longerStay(hotels, search)?.nights ?? null,
      isPartyTooLarge: fits.length > 0 && !fits.includes(true),
    },
  }
}
