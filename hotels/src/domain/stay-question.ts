import type { HotelSearch } from '@storefront/contract'
import { formatDate, travellerSummary } from '@storefront/domain'
import { type RoomPair, roomsText } from './two-rooms.ts'

/** WhatsApp text that asks for two rooms, because the form books only one. */
export function twoRoomsMessage(hotel: string, pair: RoomPair, search: HotelSearch): string {
  const { checkInDate, checkOutDate } = search
  return `Hello! We'd like two rooms at ${hotel} from ${formatDate(checkInDate)} to ${formatDate(checkOutDate)}: ${roomsText(pair)}.`
}

/** WhatsApp text about a stay that a hotel does not take. */
export function stayQuestion(hotel: string, search: HotelSearch): string {
  const { checkInDate, checkOutDate, guests } = search
  return `Hello! I'd like to stay at ${hotel} from ${formatDate(checkInDate)} to ${formatDate(checkOutDate)}, for ${travellerSummary(guests)}.`
}
