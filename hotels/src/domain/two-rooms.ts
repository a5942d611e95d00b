import type { TravellerCounts } from '@storefront/contract'
import { travellerSummary } from '@storefront/domain'
import type { Hotel } from './hotel.ts'

type PairedRoom = { name: string; guests: TravellerCounts }

/** Two rooms of a hotel for one party, the larger part first. `totalUsd` is the price of both for the stay. */
export type RoomPair = { rooms: readonly [PairedRoom, PairedRoom]; totalUsd: number }

export type HotelInTwoRooms = Pick<Hotel, 'id' | 'slug' | 'name'> & { pair: RoomPair }

/** 'Twin for 2 Adults, 1 Child; Nook for 1 Adult' */
export function roomsText({ rooms }: RoomPair): string {
  return rooms.map(({ name, guests }) => `${name} for ${travellerSummary(guests)}`).join('; ')
}

export function guestsOf({ rooms: [first, second] }: RoomPair) {
  return [first.guests, second.guests] as const
}
