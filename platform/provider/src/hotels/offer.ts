import type { BookingWay, TravellerCounts } from '@storefront/contract'
import type { HotelCheckout, HotelRequest } from '@storefront/contract/wire'
import { bandsText, guestBands } from '../bookings/age-bands.ts'
import {
  notAvailable,
  referenceDays,
  requireGuests,
  requireLimits,
  requireParty,
  requireStay,
  stayTooLong,
} from '../bookings/offer-rules.ts'
import { priceParty } from '../bookings/price-party.ts'
import type { Offer, QuoteLine } from '../bookings/quote.ts'
import { addDays, daysFrom, dayText } from '../calendar.ts'
import type { Catalogue, HotelWithRooms, RoomWithRates } from '../catalogue/catalogue.ts'
import type { Row } from '../database/catalogue-rows.ts'
import { notFound } from '../http/refusal.ts'
import { fits, maximumNights, minimumNights, nightlyCents } from './rates.ts'

/**
 * Prices a stay: (nightly rate + infant price × infants) × nights, for one room (product 5.3). Throws Refusal, also
 * if the body's total differs.
 */
export function offerStay(
  catalogue: Catalogue,
  body: HotelRequest & Partial<HotelCheckout>,
  now: Date,
  way: BookingWay = 'card',
): Offer {
  const days = referenceDays(now)
  const { hotel, room, rate } = findRate(catalogue, body)
  const nights = requireStay(body, days)
  const { check_in_date: first, check_out_date: end } = body
  requireGuests(body, days, end)
  const births = body.guests.map((guest) => guest.dob)
  if (way === 'card') {
    requireLimits(hotel, births, { first, end }, days)
    requireParty(births.length, room.sleeps)
    requireNights(nights, minimumNights(rate, room), maximumNights(rate, hotel))
  }
  const nightly = nightlyCents(rate, room)
  const { bands, lines, amountCents } = priceParty(body, {
    births,
    counted: { firstDay: first, infantMaxAge: rate.infantMaxAge ?? 12 },
    likely: guestBands(births, first, rate.maxAdults ?? undefined),
    isSoldTo: (bands) => nightly !== null && fits(rate, bands),
    linesFor: (bands) => stayLines(room, rate, nightly ?? 0, nights, bands),
    none: 'No available rate for the selected dates and guest configuration.',
  })
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
    amountCents,
    firstDay: body.check_in_date,
    lastDay: addDays(body.check_in_date, nights),
    travellersCount: births.length,
    stock: daysFrom(body.check_in_date, body.check_out_date).map((day) => ({
      kind: 'room' as const,
      itemId: String(room.id),
      day,
      quantity: 1,
      capacity: room.units,
    })),
  }
}

/**
 * Throws Refusal for a stay that is too short or too long. For card bookings only, because an agent may allow other
 * lengths (product 4.4).
 */
function requireNights(nights: number, least: number, most: number): void {
  if (nights < least) {
    const text = `This room requires a minimum stay of ${least} nights.`
    throw notAvailable(text, 'stay_too_short', { min_nights: least })
  }
  if (nights > most) throw stayTooLong(most)
}

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
