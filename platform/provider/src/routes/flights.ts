import { flightBooking, flightDaysQuery, flightSearchQuery } from '@storefront/contract/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { BookingDeps } from '../bookings/deps.ts'
import { daysBetween, isDay } from '../calendar.ts'
import { dayFares } from '../flights/day-fares.ts'
import { offerFlight } from '../flights/offer.ts'
import { type DirectionQuery, searchDirection } from '../flights/search.ts'
import { sendJson } from '../http/answers.ts'
import { readQuery } from '../http/read-request.ts'
import { mostDaysPriced } from '../limits.ts'
import { type BookingLimits, bookingRoutes } from './booking-calls.ts'

const searchQuery = v.pipe(
  flightSearchQuery,
  v.check(
    ({ date, returnDate }) => isDay(date) && (returnDate === undefined || isDay(returnDate)),
    'date and returnDate must be days of the calendar',
  ),
)

const daysQuery = v.pipe(
  flightDaysQuery,
  v.check(
    ({ first, last }) =>
      isDay(first) && isDay(last) && first <= last && daysBetween(first, last) < mostDaysPriced,
    `first and last must be days of the calendar, ${mostDaysPriced} at most`,
  ),
)

/** GET /flights/search, GET /flights/days, POST /bookings/create-checkout, POST /bookings/whatsapp. */
export function flightRoutes(deps: BookingDeps, limits: BookingLimits) {
  return new Hono()
    .get('/flights/search', async (context) => {
      const { date, returnDate, type, ...query } = readQuery(context, searchQuery)
      const [from, to] = [query.from.toUpperCase(), query.to.toUpperCase()]
      const search = (direction: DirectionQuery) =>
        searchDirection(deps.soldOut, deps.catalogue.current(), direction, deps.now())
      const outbound = await search({ from, to, day: date })
      if (type === 'Oneway') return sendJson(context, `{"data":${outbound},"days":true}`, 0)
      const inbound = returnDate ? await search({ from: to, to: from, day: returnDate }) : '[]'
      const data = `{"outbound_flights":${outbound},"inbound_flights":${inbound}}`
      return sendJson(context, `{"data":${data},"days":true}`, 0)
    })
    .get('/flights/days', async (context) => {
      const { from, to, ...query } = readQuery(context, daysQuery)
      const route = { from: from.toUpperCase(), to: to.toUpperCase() }
      const current = deps.catalogue.current()
      const data = await dayFares(deps.soldOut, current, { ...route, ...query }, deps.now())
      return sendJson(context, JSON.stringify({ data }), 60)
    })
    .route(
      '/',
      bookingRoutes(deps, limits, {
        product: 'flight',
        checkout: flightBooking,
        request: flightBooking,
        offer: offerFlight,
      }),
    )
}
