import {
  type HotelCheckout,
  type HotelRequest,
  hotelCheckout,
  hotelRequest,
} from '@storefront/contract/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { SoldOut } from '../bookings/sold-out.ts'
import { daysBetween } from '../calendar/days.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { matches, searchText } from '../catalogue/search-text.ts'
import { offerStay } from '../hotels/offer.ts'
import { type SoldOutRooms, wireHotel, wireHotelSummary } from '../hotels/wire.ts'
import { preparedJson, sendJson } from '../http/answers.ts'
import { queryCount, queryDay, queryText, readQuery } from '../http/read-request.ts'
import { notFound } from '../http/refusal.ts'
import { type BookingRouteParts, checkoutHandler, requestHandler } from './booking-calls.ts'

/** Query of GET /hotels/{id}. */
export const stayQuery = v.object({ check_in: queryDay, check_out: queryDay })

/** Query of GET /hotels. The counts are checked and not used: which rates fit them is decided by rates' bounds, where they are shown. */
export const hotelQuery = v.object({
  q: queryText,
  ...stayQuery.entries,
  adults: queryCount,
  children: queryCount,
  infants: queryCount,
})

/** GET /hotels, GET /hotels/{id or slug}, POST /hotel-bookings/create-checkout, POST /hotels/whatsapp (spec §7). */
export function hotelRoutes(parts: BookingRouteParts) {
  const { catalogue, desk } = parts
  const booking = { travellers: (body: HotelRequest) => body.guests, offer: offerStay }
  return new Hono()
    .get('/hotels', async (context) => {
      const query = readQuery(context, hotelQuery)
      const current = catalogue.current()
      const json = listJson(current, searchText(query.q), await soldOutRooms(desk.soldOut, query))
      return sendJson(context, json, 0)
    })
    .get('/hotels/:key', async (context) => {
      const hotel = catalogue.current().hotelsByKey.get(context.req.param('key'))
      if (!hotel) throw notFound('hotel')
      const rooms = await soldOutRooms(desk.soldOut, readQuery(context, stayQuery))
      return sendJson(context, JSON.stringify({ data: wireHotel(hotel, rooms) }), 0)
    })
    .post(
      '/hotel-bookings/create-checkout',
      checkoutHandler<HotelCheckout>(parts, {
        ...booking,
        schema: hotelCheckout,
        endpoint: 'hotel checkout',
      }),
    )
    .post(
      '/hotels/whatsapp',
      requestHandler<HotelRequest>(parts, {
        ...booking,
        schema: hotelRequest,
        endpoint: 'hotel request',
      }),
    )
}

/** Rooms with a night sold out; null when the dates are missing or make no stay. */
async function soldOutRooms(
  soldOut: SoldOut,
  { check_in, check_out }: v.InferOutput<typeof stayQuery>,
): Promise<SoldOutRooms> {
  if (!check_in || !check_out || daysBetween(check_in, check_out) < 1) return null
  return soldOut.between('room', check_in, check_out)
}

/** Hotels that fit, as JSON. Each is written once; only one with a sold-out room is written again. */
function listJson(catalogue: Catalogue, text: string, soldOutRooms: SoldOutRooms): string {
  const hotels = catalogue.hotels.flatMap(({ row, text: hotelText }) => {
    if (!matches(hotelText, text)) return []
    if (!row.rooms.some((room) => soldOutRooms?.has(String(room.id)))) {
      return preparedJson(catalogue, `hotel ${row.id}`, () => wireHotelSummary(row, null))
    }
    const summary = wireHotelSummary(row, soldOutRooms)
    return summary.rooms.length > 0 ? JSON.stringify(summary) : []
  })
  return `{"data":[${hotels.join(',')}]}`
}
