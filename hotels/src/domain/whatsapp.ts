import { bookingMessage, type ChatFacts, formatUsd, travellerSummary } from '@storefront/domain'
import { factRows } from './hotel-facts.ts'
import { stayOf, stayPrice } from './pricing.ts'
import { rateName, refundText } from './rate-choice.ts'
import type { RoomSelection } from './room-selection.ts'

/** WhatsApp message for a room (product 4.7). */
export function hotelMessage(selection: RoomSelection, { now, ...facts }: ChatFacts): string {
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
