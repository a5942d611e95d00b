import type { HotelSearch } from '@storefront/contract'
import {
  bookingMessage,
  type ChatFacts,
  formatDate,
  formatUsd,
  travellerSummary,
} from '@storefront/domain'
import { factRows } from './booking.ts'
import { stayOf, stayPrice } from './pricing.ts'
import { rateName, refundText } from './rate-choice.ts'
import type { RoomSelection } from './selection.ts'
import { type RoomPair, roomsText } from './two-rooms.ts'

export type HotelMessage = ChatFacts & {
  selection: RoomSelection
  /** Time in the format of `cancunTime`. */
  now: string
}

export function hotelMessage({ selection, now, ...facts }: HotelMessage): string {
  const { hotel, room, search } = selection
  const price = stayPrice(room, room.selectedRate, stayOf(search))
  const refund = refundText(price, now)
  return bookingMessage({
    name: [hotel.name, hotel.destinationName].filter(Boolean).join(', '),
    dates: [
      { label: 'Check-in', date: search.checkInDate },
      { label: 'Check-out', date: search.checkOutDate },
    ],
    lines: [
      { label: 'Total Nights', value: String(stayOf(search).nights) },
      { label: 'Room', value: room.name },
      {
        label: 'Rate',
        value: `${rateName(price, now)}, ${formatUsd(price.nightlyUsd)} per night`,
      },
      ...(refund ? [{ label: 'Cancellation', value: refund }] : []),
      ...(room.secondParty
        ? [
            {
              label: 'Second room',
              value: `for ${travellerSummary(room.secondParty)}, booked separately`,
            },
          ]
        : []),
      ...factRows(hotel),
    ],
    travellers: search.guests,
    ...facts,
  })
}

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
