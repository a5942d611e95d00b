import {
  packageCheckout,
  packageRequest,
  tourCheckout,
  tourRequest,
} from '@storefront/contract/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { BookingDesk } from '../bookings/desk.ts'
import { addDays } from '../calendar.ts'
import { searchText } from '../catalogue/search-text.ts'
import { sendJson, sendPrepared } from '../http/answers.ts'
import { queryText, readQuery, stayListQuery } from '../http/read-request.ts'
import { notFound } from '../http/refusal.ts'
import { offerPackage, offerTour } from '../trips/offer.ts'
import { wirePackageSummary, wireTourSummary, wireTripDetail } from '../trips/wire.ts'
import { type BookingLimits, bookingRoutes } from './booking-calls.ts'

/** Query of GET /tours. */
export const tourQuery = v.object({ q: queryText })

/** GET /tours, GET /tours/{id or slug}, POST /tours/checkout, POST /tours/whatsapp. */
export function tourRoutes(desk: BookingDesk, limits: BookingLimits) {
  return new Hono()
    .get('/tours', (context) => {
      const current = desk.catalogue.current()
      const text = searchText(readQuery(context, tourQuery).q)
      const found = () => ({ data: current.tours.find(text).map(wireTourSummary) })
      if (text === '') return sendPrepared(context, current, 'tours', found)
      return sendJson(context, JSON.stringify(found()), 60)
    })
    .get('/tours/:key', (context) => {
      const current = desk.catalogue.current()
      const tour = current.toursByKey.get(context.req.param('key'))
      if (!tour) throw notFound('tour')
      const detail = () => ({ data: { ...wireTourSummary(tour), ...wireTripDetail(tour) } })
      return sendPrepared(context, current, `tour ${tour.id}`, detail)
    })
    .route(
      '/',
      bookingRoutes(desk, limits, {
        product: 'tour',
        checkout: tourCheckout,
        request: tourRequest,
        offer: offerTour,
      }),
    )
}

/** GET /packages, GET /packages/{id or slug}, POST /packages/checkout, POST /packages/whatsapp. */
export function packageRoutes(desk: BookingDesk, limits: BookingLimits) {
  return new Hono()
    .get('/packages', async (context) => {
      const { q, check_in: first } = readQuery(context, stayListQuery)
      const found = desk.catalogue.current().packages.find(searchText(q))
      const items = found.map(({ id }) => String(id))
      const full = first
        ? await desk.soldOut.among({ kind: 'package', items, first, end: addDays(first, 1) })
        : null
      const open = found.filter(({ id }) => !full?.has(String(id)))
      return sendJson(context, JSON.stringify({ data: open.map(wirePackageSummary) }), 0)
    })
    .get('/packages/:key', (context) => {
      const current = desk.catalogue.current()
      const found = current.packagesByKey.get(context.req.param('key'))
      if (!found) throw notFound('package')
      const detail = () => ({ data: { ...wirePackageSummary(found), ...wireTripDetail(found) } })
      return sendPrepared(context, current, `package ${found.id}`, detail)
    })
    .route(
      '/',
      bookingRoutes(desk, limits, {
        product: 'package',
        checkout: packageCheckout,
        request: packageRequest,
        offer: offerPackage,
      }),
    )
}
