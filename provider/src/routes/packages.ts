import type { IsoDate } from '@storefront/contract'
import { type PackageRequest, packageCheckout, packageRequest } from '@storefront/contract/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import { addDays } from '../calendar/days.ts'
import type { PackageWithPlace } from '../catalogue/catalogue.ts'
import { searchText } from '../catalogue/search-text.ts'
import { preparedJson, sendJson } from '../http/answers.ts'
import { queryCount, queryDay, queryText, readQuery } from '../http/read-request.ts'
import { notFound } from '../http/refusal.ts'
import { offerPackage } from '../trips/offer.ts'
import { wirePackageSummary, wireTripDetail } from '../trips/wire.ts'
import { type BookingRouteParts, bookingRoutes } from './booking-calls.ts'

/** Query of GET /packages. */
export const packageQuery = v.object({
  q: queryText,
  check_in: queryDay,
  check_out: queryDay,
  adults: queryCount,
  children: queryCount,
  infants: queryCount,
})

/** GET /packages, GET /packages/{id or slug}, POST /packages/checkout, POST /packages/whatsapp (spec §7). */
export function packageRoutes(parts: BookingRouteParts) {
  const { catalogue, desk } = parts
  const soldOutOn = (first: IsoDate, found: readonly PackageWithPlace[]) =>
    desk.soldOut.among({
      kind: 'package',
      items: found.map(({ id }) => String(id)),
      first,
      end: addDays(first, 1),
    })
  return new Hono()
    .get('/packages', async (context) => {
      const query = readQuery(context, packageQuery)
      const text = searchText(query.q)
      const found = catalogue.current().packages.find(text)
      const full = query.check_in ? await soldOutOn(query.check_in, found) : null
      const data = found.filter(({ id }) => !full?.has(String(id))).map(wirePackageSummary)
      return sendJson(context, JSON.stringify({ data }), 0)
    })
    .get('/packages/:key', (context) => {
      const current = catalogue.current()
      const found = current.packagesByKey.get(context.req.param('key'))
      if (!found) throw notFound('package')
      const detail = () => ({ data: { ...wirePackageSummary(found), ...wireTripDetail(found) } })
      return sendJson(context, preparedJson(current, `package ${found.id}`, detail), 60)
    })
    .route(
      '/',
      bookingRoutes(parts, {
        product: 'package',
        checkout: { path: '/packages/checkout', schema: packageCheckout },
        request: { path: '/packages/whatsapp', schema: packageRequest },
        travellers: (body: PackageRequest) => body.guests,
        offer: offerPackage,
      }),
    )
}
