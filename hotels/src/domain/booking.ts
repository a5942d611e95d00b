import type { TravellerCounts } from '@storefront/contract'
import type { HotelCheckout, HotelRequest, TravellerRecord } from '@storefront/contract/wire'
import { formatDayDate, guestRows, travellerSummary } from '@storefront/domain'
import { factRows } from './hotel-facts.ts'
import { stayOf, stayPrice, stayReceipt } from './pricing.ts'
import { rateName } from './rate-choice.ts'
import type { RoomSelection } from './room-selection.ts'
import { secondRoomAddress } from './search.ts'
import { bookable, changeStay } from './selection.ts'

/** Identifies a booking: room, rate, dates and guests. */
export function bookingKey({ hotel, room, search }: RoomSelection): string {
  const { checkInDate, checkOutDate, guests } = search
  return JSON.stringify([
    [hotel.id, room.id, room.selectedRate.id],
    [checkInDate, checkOutDate],
    [guests.adults, guests.children, guests.infants],
  ])
}

/** Body of POST /hotels/whatsapp (product 7.3). `guests` includes infants. */
export function hotelRequest(
  { room, search: { checkInDate, checkOutDate } }: RoomSelection,
  guests: TravellerRecord[],
): HotelRequest {
  return {
    room_id: room.id,
    rate_id: room.selectedRate.id,
    check_in_date: checkInDate,
    check_out_date: checkOutDate,
    guests_count: guests.length,
    guests,
  }
}

/** Body of POST /hotel-bookings/create-checkout (product 7.3). `totalUsd` may be a changed total that was accepted. */
export function hotelCheckout(
  selection: RoomSelection,
  guests: TravellerRecord[],
  totalUsd = bookingLines(selection).totalUsd,
): HotelCheckout {
  return {
    hotel_id: selection.hotel.id,
    ...hotelRequest(selection, guests),
    total_amount_usd: totalUsd,
  }
}

/** Rows and prices of the Booking Summary (product 4.2). */
export function bookingLines({ hotel, room, search }: RoomSelection) {
  const stay = stayOf(search)
  return {
    rows: [
      { label: 'Check-in', value: formatDayDate(search.checkInDate) },
      { label: 'Check-out', value: formatDayDate(search.checkOutDate) },
      { label: 'Total Nights', value: String(stay.nights) },
      ...guestRows(search.guests),
      ...factRows(hotel),
    ],
    ...stayReceipt(stayPrice(room, room.selectedRate, stay), stay.nights),
  }
}

/** Total in USD for other guests; null if the chosen rate does not take these guests. */
export function recountedTotalUsd(
  selection: RoomSelection,
  guests: TravellerCounts,
): number | null {
  const { selection: recounted, isOtherRate } = changeStay(selection, { guests })
  return isOtherRate || bookable(recounted).problem ? null : bookingLines(recounted).totalUsd
}

/** Recap of the success screen, without guest records. `now` as in `cancunTime`. */
export function hotelRecap(selection: RoomSelection, now: string) {
  const { hotel, room, search } = selection
  const { checkInTime = null, checkOutTime = null } = hotel
  const lines = bookingLines(selection)
  return {
    ...lines,
    name: hotel.name,
    ...(room.secondParty
      ? {
          next: {
            label: `Book the second room, for ${travellerSummary(room.secondParty)}`,
            address: secondRoomAddress(hotel.slug, search, room.secondParty),
          },
        }
      : {}),
    rows: [
      { label: 'Room', value: room.name },
      { label: 'Rate', value: rateName(lines, now) },
      ...lines.rows,
    ],
    events: [
      {
        title: `Stay at ${hotel.name}`,
        start: { date: search.checkInDate, time: checkOutTime && checkInTime },
        end: { date: search.checkOutDate, time: checkInTime && checkOutTime },
        details: [room.name, hotel.address || hotel.destinationName].filter(Boolean).join(', '),
      },
    ],
  }
}
