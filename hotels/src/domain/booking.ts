import type { HotelSearch, SelectedHotel, SelectedRoom } from '@storefront/contract'
import type { HotelCheckout, HotelRequest, TravellerRecord } from '@storefront/contract/wire'
import { formatDayDate, formatUsd, guestRows, nightsText } from '@storefront/domain'
import type { Hotel, Rate, Room } from './hotel.ts'
import { minimumStayProblem, requiredNights } from './minimum-stay.ts'
import { stayPrice } from './pricing.ts'
import { stayOf } from './stay.ts'

/** What is being booked: a room of a hotel, at the rate it was selected at. */
export type RoomSelection = { hotel: SelectedHotel; room: SelectedRoom }

/** A room and the rate chosen for it, as the session holds them (spec §4). */
export function roomSelection(hotel: Hotel, room: Room, rate: Rate): RoomSelection {
  const { id, slug, name, imageUrl, destinationName } = hotel
  return {
    hotel: { id, slug, name, imageUrl, destinationName },
    room: {
      id: room.id,
      name: room.name,
      imageUrl: room.images[0]?.imageUrl ?? null,
      pricePerNightUsd: room.pricePerNightUsd,
      minNights: room.minNights,
      selectedRate: {
        id: rate.id,
        pricePerNightUsd: rate.pricePerNightUsd,
        infantPriceUsd: rate.infantPriceUsd,
        minNights: rate.minNights,
      },
    },
  }
}

/** What identifies a booking of this room for this stay: another key is another booking. */
export function bookingKey({ hotel, room }: RoomSelection, search: HotelSearch): string {
  const { checkInDate, checkOutDate, guests } = search
  return JSON.stringify([
    [hotel.id, room.id, room.selectedRate.id],
    [checkInDate, checkOutDate],
    [guests.adults, guests.children, guests.infants],
  ])
}

/** The body of POST /hotels/whatsapp (spec §7). `guests` are all three bands (readings). */
export function hotelRequest(
  { room }: RoomSelection,
  { checkInDate, checkOutDate }: HotelSearch,
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

/** The body of POST /hotel-bookings/create-checkout (spec §7). `totalUsd` is ours, or another the visitor agreed to. */
export function hotelCheckout(
  selection: RoomSelection,
  search: HotelSearch,
  guests: TravellerRecord[],
  totalUsd = priceOf(selection, search).totalUsd,
): HotelCheckout {
  return {
    hotel_id: selection.hotel.id,
    ...hotelRequest(selection, search, guests),
    total_amount_usd: totalUsd,
  }
}

/** Why the stay is too short for the selected room, or null: it blocks paying (spec §5, Room summary). */
export function stayProblem({ room }: RoomSelection, search: HotelSearch): string | null {
  return minimumStayProblem(requiredNights(room, room.selectedRate), stayOf(search).nights)
}

/** The amounts and lines of the Booking Summary (spec §2). */
export function bookingLines(selection: RoomSelection, search: HotelSearch) {
  const { nights, guests } = stayOf(search)
  const price = priceOf(selection, search)
  const hasInfantPrice = guests.infants > 0 && price.infantNightlyUsd > 0
  return {
    totalUsd: price.totalUsd,
    rows: [
      { label: 'Check-in', value: formatDayDate(search.checkInDate) },
      { label: 'Check-out', value: formatDayDate(search.checkOutDate) },
      { label: 'Total Nights', value: String(nights) },
      ...guestRows(guests),
      { label: 'Price per night', value: formatUsd(price.nightlyUsd), isPrice: true },
      {
        label: `Subtotal (${nightsText(nights)})`,
        value: formatUsd(price.subtotalUsd),
        isPrice: true,
      },
      ...(hasInfantPrice
        ? [
            {
              label: 'Infant price per night',
              value: formatUsd(price.infantNightlyUsd),
              isPrice: true,
            },
            { label: 'Infants total', value: formatUsd(price.infantsUsd), isPrice: true },
          ]
        : []),
    ],
  }
}

/** What the success screen repeats after the payment: hotel, dates, counts and the total, nobody's record. */
export function hotelRecap(selection: RoomSelection, search: HotelSearch) {
  const { hotel, room } = selection
  const { totalUsd, rows } = bookingLines(selection, search)
  return {
    name: hotel.name,
    rows: [{ label: 'Room', value: room.name }, ...rows],
    totalUsd,
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

function priceOf({ room }: RoomSelection, search: HotelSearch) {
  return stayPrice(room, room.selectedRate, stayOf(search))
}
