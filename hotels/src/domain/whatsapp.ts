import type { HotelSearch } from '@storefront/contract'
import { bookingMessage, type ChatFacts, formatDate, travellerSummary } from '@storefront/domain'
import { stayOf } from './pricing.ts'
import type { RoomSelection } from './selection.ts'
import type { RoomPair } from './ways-out.ts'

export type HotelMessage = ChatFacts & { selection: RoomSelection }

/** The message that asks the agency for this room. */
export function hotelMessage({ selection, ...facts }: HotelMessage): string {
  const { hotel, room, search } = selection
  return bookingMessage({
    name: [hotel.name, hotel.destinationName].filter(Boolean).join(', '),
    dates: [
      { label: 'Check-in', date: search.checkInDate },
      { label: 'Check-out', date: search.checkOutDate },
    ],
    lines: [
      { label: 'Total Nights', value: String(stayOf(search).nights) },
      { label: 'Room', value: room.name },
    ],
    travellers: search.guests,
    ...facts,
  })
}

/** The message that asks for two rooms at once: the form books one. */
export function twoRoomsMessage(hotel: string, { rooms }: RoomPair, search: HotelSearch): string {
  const { checkInDate, checkOutDate } = search
  const each = rooms.map(({ name, guests }) => `${name} for ${travellerSummary(guests)}`)
  return `Hello! We'd like two rooms at ${hotel} from ${formatDate(checkInDate)} to ${formatDate(checkOutDate)}: ${each.join('; ')}.`
}

/** The message of a visitor whose search found no hotels. */
export function searchMessage(search: HotelSearch): string {
  const { destination, checkInDate, checkOutDate, guests } = search
  const where = destination ? ` in ${destination}` : ''
  return `Hello! I'm looking for a hotel${where} from ${formatDate(checkInDate)} to ${formatDate(checkOutDate)}, for ${travellerSummary(guests)}.`
}
