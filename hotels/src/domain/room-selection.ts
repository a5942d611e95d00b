import type {
  HotelSearch,
  Rate,
  SelectedHotel,
  SelectedRate,
  SelectedRoom,
  TravellerCounts,
} from '@storefront/contract'
import type { HotelDetail, Room } from './hotel.ts'

/** Selected room of a hotel, its rate, and the search it was selected with. */
export type RoomSelection = { hotel: SelectedHotel; room: SelectedRoom; search: HotelSearch }

/** Selection of a room and a rate, as the session stores it (product 3.3). `secondParty`: guests of the second room. */
export function roomSelection(
  hotel: HotelDetail,
  room: Room,
  rate: Rate,
  search: HotelSearch,
  secondParty: TravellerCounts | null = null,
): RoomSelection {
  const { id, slug, name, imageUrl, destinationName, facts, limits, bookingAccepts } = hotel
  return {
    hotel: { id, slug, name, imageUrl, destinationName, ...facts, limits, bookingAccepts },
    room: {
      id: room.id,
      name: room.name,
      imageUrl: room.images[0]?.imageUrl ?? null,
      pricePerNightUsd: room.pricePerNightUsd,
      minNights: room.minNights,
      sleeps: room.sleeps ?? null,
      selectedRate: selectedRate(rate),
      rates: room.rates,
      soldOutNights: room.soldOutNights ?? [],
      ...(secondParty ? { secondParty } : {}),
    },
    search,
  }
}

/** A rate without its bounds, as the session stores it. */
export function selectedRate(rate: Rate): SelectedRate {
  const { infantPolicy, minPax, maxPax, maxAdults, maxChildren, maxInfants, ...selected } = rate
  return selected
}
