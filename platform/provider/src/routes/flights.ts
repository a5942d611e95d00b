import { flightBooking, flightSearchQuery } from '@storefront/contract/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { BookingDesk } from '../bookings/desk.ts'
import { isDay } from '../calendar/days.ts'
import { offerFlight } from '../flights/offer.ts'
import { type DirectionQuery, searchDirection } from '../flights/search.ts'
import { sendJson } from '../http/answers.ts'
import { readQuery } from '../http/read-request.ts'
import { type BookingLimits, bookingRoutes } from './booking-calls.ts'

const searchQuery = v.pipe(
  flightSearchQuery,
  v.check(
    ({ date, returnDate }) => isDay(date) && (returnDate === undefined || isDay(returnDate)),
    'date and returnDate must be days of the calendar',
  ),
)

/** GET /flights/search, POST /bookings/create-checkout, POST /bookings/whatsapp. */
export function flightRoutes(desk: BookingDesk, limits: BookingLimits) {
  return new Hono()
    .get('/flights/search', async (context) => {
      const { date, returnDate, type, ...query } = readQuery(context, searchQuery)
      const [from, to] = [query.from.toUpperCase(), query.to.toUpperCase()]
      const search = (direction: DirectionQuery) =>
        searchDirection(desk.soldOut, desk.catalogue.current(), direction, desk.now())
      const outbound = await search({ from, to, day: date })
      if (type === 'Oneway') return sendJson(context, `{"data":${outbound}}`, 0)
      const inbound = returnDate ? await search({ from: to, to: from, day: returnDate }) : '[]'
      const data = `{"outbound_flights":${outbound},"inbound_flights":${inbound}}`
      return sendJson(context, `{"data":${data}}`, 0)
    })
    .route(
      '/',
      bookingRoutes(desk, limits, {
        product: 'flight',
        checkout: { path: '/bookings/create-checkout', schema: flightBooking },
        request: { path: '/bookings/whatsapp', schema: flightBooking },
        offer: offerFlight,
      }),
    )
}
