import type { TravellerCounts } from '@storefront/contract'
import type { HotelCheckout, HotelRequest } from '@storefront/contract/wire'
import { bandsText, guestBands } from '../bookings/age-bands.ts'
import {
  isAmount,
  notAvailable,
  priceChanged,
  requireGuests,
  requireStay,
} from '../bookings/offer-rules.ts'
import { type Offer, type QuoteLine, totalCents } from '../bookings/quote.ts'
import { addDays, daysFrom, dayText } from '../calendar/days.ts'
import { cancunDay } from '../calendar/zones.ts'
import type { Catalogue, HotelWithRooms, RoomWithRates } from '../catalogue/catalogue.ts'
import type { Row } from '../database/catalogue-tables.ts'
import { notFound } from '../http/refusal.ts'
import { fits, minimumNights, nightlyCents } from './rates.ts'

/**
 * Prices a stay: nightly rate × nights + infant price × infants × nights (spec §9), for one room. A body with a
 * total is charged only what it says, and only if that is the price. Throws Refusal.
 */
export function offerStay(
  catalogue: Catalogue,
  body: HotelRequest | HotelCheckout,
  now: Date,
): Offer {
  const today = cancunDay(now)
  const sentUsd = 'total_amount_usd' in body ? body.total_amount_usd : null
  const { hotel, room, rate } = findRate(catalogue, body)
  const nights = requireStay(body, today)
  requireGuests(body, today)
  const minimum = minimumNights(rate, room)
  // A request is answered by people, who may let a shorter stay pass; only paying is blocked (spec §5).
  if (sentUsd !== null && nights < minimum) {
    throw notAvailable(`This room requires a minimum stay of ${minimum} nights.`)
  }
  const nightly = nightlyCents(rate, room)
  const births = body.guests.map((guest) => guest.dob)
  const ways = guestBands(births, body.check_in_date, rate.maxAdults ?? undefined)
    .filter((bands) => bands.adults > 0 && fits(rate, bands))
    .map((bands) => ({ bands, lines: stayLines(room, rate, nightly ?? 0, nights, bands) }))
  const [likeliest] = ways
  if (nightly === null || !likeliest) {
    throw notAvailable('No available rate for the selected dates and guest configuration.')
  }
  const chosen =
    sentUsd === null ? likeliest : ways.find(({ lines }) => isAmount(sentUsd, totalCents(lines)))
  if (!chosen) throw priceChanged(sentUsd ?? 0, totalCents(likeliest.lines))
  return {
    product: 'hotel',
    itemId: String(room.id),
    quote: {
      title: `${hotel.name}, ${hotel.destination.name}`,
      details: [
        room.name,
        `${dayText(body.check_in_date)} to ${dayText(body.check_out_date)}, ${nights} ${nights === 1 ? 'night' : 'nights'}`,
        bandsText(chosen.bands),
      ],
      lines: chosen.lines,
    },
    amountCents: totalCents(chosen.lines),
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
  body: HotelRequest | HotelCheckout,
): { hotel: HotelWithRooms; room: RoomWithRates; rate: Row<'rates'> } {
  const room = catalogue.roomsById.get(String(body.room_id))
  const hotel = room && catalogue.hotelsByKey.get(String(room.hotelId))
  const rate = room?.rates.find(({ id }) => String(id) === String(body.rate_id))
  const isOtherHotel = 'hotel_id' in body && String(body.hotel_id) !== String(hotel?.id)
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
