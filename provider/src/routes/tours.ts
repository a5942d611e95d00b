import { type TourRequest, tourCheckout, tourRequest } from '@storefront/contract/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import { searchText } from '../catalogue/search-text.ts'
import { preparedJson, sendJson } from '../http/answers.ts'
import { queryText, readQuery } from '../http/read-request.ts'
import { notFound } from '../http/refusal.ts'
import { offerTour } from '../trips/offer.ts'
import { wireTourSummary, wireTripDetail } from '../trips/wire.ts'
import { type BookingRouteParts, bookingRoutes } from './booking-calls.ts'

/** Query of GET /tours. */
export const tourQuery = v.object({ q: queryText })

/** GET /tours, GET /tours/{id or slug}, POST /tours/checkout, POST /tours/whatsapp (spec §7). */
export function tourRoutes(parts: BookingRouteParts) {
  const { catalogue } = parts
  return new Hono()
    .get('/tours', (context) => {
      const current = catalogue.current()
      const text = searchText(readQuery(context, tourQuery).q)
      const all = () => ({ data: current.tours.find(text).map(wireTourSummary) })
      return sendJson(
        context,
        text === '' ? preparedJson(current, 'tours', all) : JSON.stringify(all()),
        60,
      )
    })
    .get('/tours/:key', (context) => {
      const current = catalogue.current()
      const tour = current.toursByKey.get(context.req.param('key'))
      if (!tour) throw notFound('tour')
      const detail = () => ({ data: { ...wireTourSummary(tour), ...wireTripDetail(tour) } })
      return sendJson(context, preparedJson(current, `tour ${tour.id}`, detail), 60)
    })
    .route(
      '/',
      bookingRoutes(parts, {
        product: 'tour',
        checkout: { path: '/tours/checkout', schema: tourCheckout },
        request: { path: '/tours/whatsapp', schema: tourRequest },
        travellers: (body: TourRequest) => body.guests,
        offer: offerTour,
      }),
    )
}
