import type { Offer } from '@storefront/booking'
import type { TravellerCounts } from '@storefront/contract'
import type { HotelCheckout, HotelRequest, TravellerRecord } from '@storefront/contract/wire'
import { formatDayDate, guestRows, stayDates, travellerSummary } from '@storefront/domain'
import { factRows } from './hotel-facts.ts'
import { stayBreakdown, stayOf, stayPrice } from './pricing.ts'
import { rateName } from './rate-choice.ts'
import type { RoomSelection } from './room-selection.ts'
import { roomsAddress, secondRoomAddress } from './search.ts'
import { bookable, changeStay, hasPricedRate, nightLimitsOf } from './selection.ts'
import { stayProblem } from './stay-limits.ts'
import { hotelMessage } from './whatsapp.ts'

/** A room at its rate, for its stay (product 4.2). `now` as in `cancunTime`. */
export function roomOffer(selection: RoomSelection, now: string): Offer {
  const { hotel, room, search } = selection
  const { checkInDate, checkOutDate, guests } = search
  const stay = stayOf(search)
  const price = stayPrice(room, room.selectedRate, stay)
  const { lines, totalUsd, ...terms } = stayBreakdown(price, stay.nights)
  const rows = [
    { label: 'Check-in', value: formatDayDate(checkInDate) },
    { label: 'Check-out', value: formatDayDate(checkOutDate) },
    { label: 'Total Nights', value: String(stay.nights) },
    ...guestRows(guests),
    ...factRows(hotel),
  ]
  return {
    product: 'hotel',
    selectionKey: bookingKey(selection),
    itemKey: `${hotel.id}/${room.id}`,
    name: hotel.name,
    detail: room.name,
    when: stayDates(search),
    image: { src: room.imageUrl ?? hotel.imageUrl, alt: `${room.name}, ${hotel.name}` },
    chosenAt: {
      address: roomsAddress(hotel.slug, search, room.secondParty),
      label: 'Choose another room',
    },
    rows,
    lines,
    totalUsd,
    isPriced: hasPricedRate(selection),
    terms,
    days: { first: checkInDate, last: checkOutDate },
    party: guests,
    limits: { ...hotel.limits, infantMaxAge: room.selectedRate.infantMaxAge ?? null },
    accepts: hotel.bookingAccepts,
    blockedBy: bookable(selection).problem?.problem ?? null,
    cardProblem: stayProblem(nightLimitsOf(selection), stay),
    recap: {
      rows: [
        { label: 'Room', value: room.name },
        { label: 'Rate', value: rateName(price, now) },
        ...rows,
      ],
      ...secondBooking(selection),
      events: [calendarEntry(selection)],
    },
    bodyFor: (way, guests, totalUsd) => {
      const request = roomRequest(selection, guests)
      const checkout = { hotel_id: hotel.id, ...request, total_amount_usd: totalUsd }
      return way === 'card' ? (checkout satisfies HotelCheckout) : request
    },
    chatText: (facts) => hotelMessage(selection, facts),
  }
}

/** The room for other guests; null if the chosen rate does not take them. */
export function recountedOffer(
  selection: RoomSelection,
  guests: TravellerCounts,
  now: string,
): Offer | null {
  const { selection: recounted, isOtherRate } = changeStay(selection, { guests })
  const offer = roomOffer(recounted, now)
  return isOtherRate || offer.blockedBy ? null : offer
}

/** Identifies a booking: room, rate, dates and guests. */
export function bookingKey({ hotel, room, search }: RoomSelection): string {
  const { checkInDate, checkOutDate, guests } = search
  return JSON.stringify([
    [hotel.id, room.id, room.selectedRate.id],
    [checkInDate, checkOutDate],
    [guests.adults, guests.children, guests.infants],
  ])
}

/** Body of POST /hotels/whatsapp (product 7.3), for all guests, infants included. */
function roomRequest({ room, search }: RoomSelection, guests: TravellerRecord[]): HotelRequest {
  return {
    room_id: room.id,
    rate_id: room.selectedRate.id,
    check_in_date: search.checkInDate,
    check_out_date: search.checkOutDate,
    guests_count: guests.length,
    guests,
  }
}

/** Next step after booking the first of two rooms. */
function secondBooking({ hotel, room, search }: RoomSelection) {
  if (!room.secondParty) return {}
  return {
    next: {
      label: `Book the second room, for ${travellerSummary(room.secondParty)}`,
      address: secondRoomAddress(hotel.slug, search, room.secondParty),
    },
  }
}

/** Has hours only if those of arrival and departure are both known. */
function calendarEntry({ hotel, room, search }: RoomSelection) {
  const { checkInTime = null, checkOutTime = null } = hotel
  return {
    title: `Stay at ${hotel.name}`,
    start: { date: search.checkInDate, time: checkOutTime && checkInTime },
    end: { date: search.checkOutDate, time: checkInTime && checkOutTime },
    details: [room.name, hotel.address || hotel.destinationName].filter(Boolean).join(', '),
  }
}
