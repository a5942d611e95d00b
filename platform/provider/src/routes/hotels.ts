import type { IsoDate } from '@storefront/contract'
import { stayDaysQuery } from '@storefront/contract/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { BookingDeps } from '../bookings/deps.ts'
import type { SoldOut } from '../bookings/sold-out.ts'
import { cancunDay, daysBetween } from '../calendar.ts'
import type { Catalogue, HotelWithRooms } from '../catalogue/catalogue.ts'
import { searchText } from '../catalogue/search-text.ts'
import { dayPrices } from '../hotels/day-prices.ts'
import { type SoldOutRooms, wireHotel, wireHotelSummary } from '../hotels/wire.ts'
import { preparedJson, sendJson } from '../http/answers.ts'
import { mayBePriced, readQuery, stayListQuery, stayQuery } from '../http/read-request.ts'
import { notFound } from '../http/refusal.ts'
import { mostDaysPriced, mostNights } from '../limits.ts'

const daysQuery = v.pipe(
  stayDaysQuery,
  v.check(
    ({ nights, ...days }) => mayBePriced(days) && nights >= 1 && nights <= mostNights,
    `first and last must be days of the calendar, ${mostDaysPriced} at most; nights 1 to ${mostNights}`,
  ),
)

/** GET /hotels, GET /hotels/{id or slug} and its /days. */
export function hotelRoutes(deps: BookingDeps) {
  const { catalogue } = deps
  const hotelBy = (key: string) => {
    const hotel = catalogue.current().hotelsByKey.get(key)
    if (!hotel) throw notFound('hotel')
    return hotel
  }
  return new Hono()
    .get('/hotels', async (context) => {
      const query = readQuery(context, stayListQuery)
      const current = catalogue.current()
      const hotels = current.hotels.findLike(searchText(query.q))
      const rooms = await soldOutRooms(deps.soldOut, hotels, query)
      return sendJson(context, listJson(current, hotels, rooms, cancunDay(deps.now())), 0)
    })
    .get('/hotels/:key/days', async (context) => {
      const hotel = hotelBy(context.req.param('key'))
      const data = await dayPrices(deps, hotel, readQuery(context, daysQuery))
      return sendJson(context, JSON.stringify({ data }), 60)
    })
    .get('/hotels/:key', async (context) => {
      const hotel = hotelBy(context.req.param('key'))
      const rooms = await soldOutRooms(deps.soldOut, [hotel], readQuery(context, stayQuery))
      const today = cancunDay(deps.now())
      const items = hotel.rooms.map(({ id }) => String(id))
      const left = await deps.soldOut.placesLeft({ kind: 'room', items, first: today })
      return sendJson(
        context,
        JSON.stringify({ data: wireHotel(hotel, rooms, { today, left }) }),
        0,
      )
    })
}

/** Rooms that are sold out on a night of the stay; null without valid dates. */
async function soldOutRooms(
  soldOut: SoldOut,
  hotels: readonly HotelWithRooms[],
  { check_in, check_out }: v.InferOutput<typeof stayQuery>,
): Promise<SoldOutRooms> {
  if (!check_in || !check_out || daysBetween(check_in, check_out) < 1) return null
  const items = hotels.flatMap(({ rooms }) => rooms.map(({ id }) => String(id)))
  return soldOut.among({ kind: 'room', items, first: check_in, end: check_out })
}

/** JSON of the list. Reuses each hotel's cached JSON unless one of its rooms is sold out. */
function listJson(
  catalogue: Catalogue,
  hotels: readonly HotelWithRooms[],
  soldOutRooms: SoldOutRooms,
  today: IsoDate,
): string {
  const written = hotels.flatMap((hotel) => {
    if (!hotel.rooms.some((room) => soldOutRooms?.has(String(room.id)))) {
      return preparedJson(catalogue, `hotel ${hotel.id} ${today}`, () =>
        wireHotelSummary(hotel, null, today),
      )
    }
    const summary = wireHotelSummary(hotel, soldOutRooms, today)
    return summary.rooms.length > 0 ? JSON.stringify(summary) : []
  })
  return `{"data":[${written.join(',')}]}`
}
