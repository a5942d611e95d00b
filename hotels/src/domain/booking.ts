import type { TravellerCounts } from '@storefront/contract'
import type { HotelCheckout, HotelRequest, TravellerRecord } from '@storefront/contract/wire'
import { formatDayDate, guestRows } from '@storefront/domain'
import { stayOf, stayPrice, stayReceipt } from './pricing.ts'
import { bookable, changeStay, type RoomSelection } from './selection.ts'

/** What identifies a booking of this room for this stay: another key is another booking. */
export function bookingKey({ hotel, room, search }: RoomSelection): string {
  const { checkInDate, checkOutDate, guests } = search
  return JSON.stringify([
    [hotel.id, room.id, room.selectedRate.id],
    [checkInDate, checkOutDate],
    [guests.adults, guests.children, guests.infants],
  ])
}

/** The body of POST /hotels/whatsapp (product 7.3). `guests` are all three bands. */
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

/** The body of POST /hotel-bookings/create-checkout (product 7.3). `totalUsd` is ours, or another the visitor agreed to. */
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

/** The facts and prices of the Booking Summary (product 4.2). */
export function bookingLines({ room, search }: RoomSelection) {
  const stay = stayOf(search)
  return {
    rows: [
      { label: 'Check-in', value: formatDayDate(search.checkInDate) },
      { label: 'Check-out', value: formatDayDate(search.checkOutDate) },
      { label: 'Total Nights', value: String(stay.nights) },
      ...guestRows(search.guests),
    ],
    ...stayReceipt(stayPrice(room, room.selectedRate, stay), stay.nights),
  }
}

/** Total in USD of the same stay for other guests; null where no rate of the room is usable for them. */
export function recountedTotalUsd(
  selection: RoomSelection,
  guests: TravellerCounts,
): number | null {
  const recounted = bookable(changeStay(selection, { guests }))
  return recounted.problem ? null : bookingLines(recounted.selection).totalUsd
}

/** The recap for the success screen: hotel, dates, counts and the total; no guest's record. */
export function hotelRecap(selection: RoomSelection) {
  const { hotel, room, search } = selection
  const lines = bookingLines(selection)
  return {
    ...lines,
    name: hotel.name,
    rows: [{ label: 'Room', value: room.name }, ...lines.rows],
    events: [
      {
        title: `Stay at ${hotel.name}`,
        start: { date: search.checkInDate },
        end: { date: search.checkOutDate },
        details: [room.name, hotel.destinationName].filter(Boolean).join(', '),
      },
    ],
  }
}
