import type { TravellerCounts } from '@storefront/contract'
import type { HotelCheckout, HotelRequest } from '@storefront/contract/wire'
import { bandsText, guestBands } from '../bookings/age-bands.ts'
import {
  chooseWay,
  notAvailable,
  requireGuests,
  requireStay,
  saleDays,
} from '../bookings/offer-rules.ts'
import { type Offer, type QuoteLine, totalCents } from '../bookings/quote.ts'
import { addDays, daysFrom, dayText } from '../calendar.ts'
import type { Catalogue, HotelWithRooms, RoomWithRates } from '../catalogue/catalogue.ts'
import type { Row } from '../database/catalogue-rows.ts'
import { notFound } from '../http/refusal.ts'
import { fits, minimumNights, nightlyCents } from './rates.ts'

/**
 * Prices a stay: nightly rate × nights + infant price × infants × nights (product 5.3), for one room. A body with a
 * total is charged only what it says, and only if that is the price. Throws Refusal.
 */
export function offerStay(
  catalogue: Catalogue,
  body: HotelRequest & Partial<HotelCheckout>,
  now: Date,
): Offer {
  const days = saleDays(now)
  const sentUsd = body.total_amount_usd
  const { hotel, room, rate } = findRate(catalogue, body)
  const nights = requireStay(body, days)
  requireGuests(body, days, body.check_out_date)
  if (room.sleeps !== null && body.guests.length > room.sleeps) {
    throw notAvailable(`This room sleeps at most ${room.sleeps} people.`)
  }
  const minimum = minimumNights(rate, room)
  // A request is answered by people, who may let a shorter stay pass; only paying is blocked (product 4.4).
  if (sentUsd !== undefined && nights < minimum) {
    throw notAvailable(`This room requires a minimum stay of ${minimum} nights.`)
  }
  const nightly = nightlyCents(rate, room)
  const births = body.guests.map((guest) => guest.dob)
  const ways = guestBands(births, body.check_in_date, rate.maxAdults ?? undefined)
    .filter((bands) => nightly !== null && bands.adults > 0 && fits(rate, bands))
    .map((bands) => ({ bands, lines: stayLines(room, rate, nightly ?? 0, nights, bands) }))
  const none = 'No available rate for the selected dates and guest configuration.'
  const { bands, lines } = chooseWay(ways, sentUsd, none)
  return {
    product: 'hotel',
    itemId: String(room.id),
    quote: {
      title: `${hotel.name}, ${hotel.destination.name}`,
      details: [
        room.name,
        `${dayText(body.check_in_date)} to ${dayText(body.check_out_date)}, ${nights} ${nights === 1 ? 'night' : 'nights'}`,
        bandsText(bands),
      ],
      lines,
    },
    amountCents: totalCents(lines),
    firstDay: body.check_in_date,
    lastDay: addDays(body.check_in_date, nights),
    travellersCount: body.guests.length,
    stock: daysFrom(body.check_in_date, body.check_out_date).map((day) => ({
      kind: 'room' as const,
      itemId: String(room.id),
      day,
      quantity: 1,
      capacity: room.units,
    })),
  }
}

/** The room and rate named, which must belong together. */
function findRate(
  catalogue: Catalogue,
  body: HotelRequest & Partial<HotelCheckout>,
): { hotel: HotelWithRooms; room: RoomWithRates; rate: Row<'rates'> } {
  const room = catalogue.roomsById.get(String(body.room_id))
  const hotel = room && catalogue.hotelsByKey.get(String(room.hotelId))
  const rate = room?.rates.find(({ id }) => String(id) === String(body.rate_id))
  const isOtherHotel = String(body.hotel_id ?? hotel?.id) !== String(hotel?.id)
  if (!hotel || !room || !rate || isOtherHotel) throw notFound('room at this rate')
  return { hotel, room, rate }
}

function stayLines(
  room: RoomWithRates,
  rate: Row<'rates'>,
  nightly: number,
  nights: number,
  { infants }: TravellerCounts,
): QuoteLine[] {
  const lines = [{ label: `${room.name}, per night`, unitCents: nightly, quantity: nights }]
  const infantCents = rate.infantPriceCents ?? 0
  if (infants > 0 && infantCents > 0) {
    lines.push({
      label: 'Infants, per night',
      unitCents: infantCents,
      quantity: infants * nights,
    })
  }
  return lines
}
