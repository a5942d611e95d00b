import type { IsoDate } from '@storefront/contract'
import { flightDaysQuery, flightSearchQuery } from '@storefront/contract/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { BookingDeps } from '../bookings/deps.ts'
import { isDay } from '../calendar.ts'
import { dayFares } from '../flights/day-fares.ts'
import { searchDirection } from '../flights/search.ts'
import { sendJson } from '../http/answers.ts'
import { mayBePriced, readQuery } from '../http/read-request.ts'
import { mostDaysPriced } from '../limits.ts'

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
    (days) => mayBePriced(days),
    `first and last must be days of the calendar, ${mostDaysPriced} at most`,
  ),
)

/** GET /flights/search, GET /flights/days. */
export function flightRoutes(deps: BookingDeps) {
  return new Hono()
    .get('/flights/search', async (context) => {
      const { from, to, date, returnDate, type } = readQuery(context, searchQuery)
      const search = (origin: string, destination: string, day: IsoDate) => {
        const route = { from: origin.toUpperCase(), to: destination.toUpperCase() }
        const query = { ...route, first: day, last: day }
        return searchDirection(deps.soldOut, deps.catalogue.current(), query, deps.now())
      }
      const outbound = await search(from, to, date)
      if (type === 'Oneway') return sendJson(context, `{"data":${outbound},"days":true}`, 0)
      const inbound = returnDate ? await search(to, from, returnDate) : '[]'
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
}
