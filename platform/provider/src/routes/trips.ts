import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { BookingDeps } from '../bookings/deps.ts'
import { addDays, cancunDay } from '../calendar.ts'
import type { Trip } from '../catalogue/catalogue.ts'
import { searchText } from '../catalogue/search-text.ts'
import { sendJson, sendPrepared } from '../http/answers.ts'
import { queryText, readQuery, stayListQuery } from '../http/read-request.ts'
import { notFound } from '../http/refusal.ts'
import { wirePackageSummary, wireTourSummary, wireTripDetail } from '../trips/wire.ts'

export const tourQuery = v.object({ q: queryText })

/** GET /tours, GET /tours/{id or slug}. */
export function tourRoutes(deps: BookingDeps) {
  return new Hono()
    .get('/tours', (context) => {
      const current = deps.catalogue.current()
      const today = cancunDay(deps.now())
      const text = searchText(readQuery(context, tourQuery).q)
      const found = () => ({
        data: current.tours.findLike(text).map((tour) => wireTourSummary(tour, today)),
      })
      if (text === '') return sendPrepared(context, current, `tours ${today}`, found)
      return sendJson(context, JSON.stringify(found()), 60)
    })
    .get('/tours/:key', async (context) => {
      const tour = deps.catalogue.current().toursByKey.get(context.req.param('key'))
      if (!tour) throw notFound('tour')
      const summary = wireTourSummary(tour, cancunDay(deps.now()))
      return sendDetail(context, deps, 'tour', tour, summary)
    })
}

/** GET /packages, GET /packages/{id or slug}. */
export function packageRoutes(deps: BookingDeps) {
  return new Hono()
    .get('/packages', async (context) => {
      const { q, check_in: first } = readQuery(context, stayListQuery)
      const found = deps.catalogue.current().packages.findLike(searchText(q))
      const items = found.map(({ id }) => String(id))
      const full = first
        ? await deps.soldOut.among({ kind: 'package', items, first, end: addDays(first, 1) })
        : null
      const open = found.filter(({ id }) => !full?.has(String(id)))
      const today = cancunDay(deps.now())
      const data = open.map((one) => wirePackageSummary(one, today))
      return sendJson(context, JSON.stringify({ data }), 0)
    })
    .get('/packages/:key', async (context) => {
      const found = deps.catalogue.current().packagesByKey.get(context.req.param('key'))
      if (!found) throw notFound('package')
      const summary = wirePackageSummary(found, cancunDay(deps.now()))
      return sendDetail(context, deps, 'package', found, summary)
    })
}

async function sendDetail(
  context: Context,
  { soldOut, now }: BookingDeps,
  kind: 'tour' | 'package',
  trip: Trip,
  summary: object,
) {
  const item = String(trip.id)
  const left = await soldOut.placesLeft({ kind, items: [item], first: cancunDay(now()) })
  const data = { ...summary, ...wireTripDetail(trip, left.get(item)) }
  return sendJson(context, JSON.stringify({ data }), 60)
}
