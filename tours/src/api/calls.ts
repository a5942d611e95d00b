import { type TripDetail, toTrip, toTripDetail } from '@storefront/catalogue'
import type { SelectedTour } from '@storefront/contract'
import {
  type CheckoutAnswer,
  checkoutAnswer,
  type TourCheckout,
  type TourRequest,
  tour,
} from '@storefront/contract/wire'
import { type HttpClient, readList, readOne } from '@storefront/http'
import { sanitizeHtml } from '@storefront/ui/sanitize'

const unnamed = 'Tour'

/** GET /tours: the tours of a destination, or all of them for ''. Throws what the http client throws. */
export async function searchTours(
  http: HttpClient,
  destination: string,
  signal: AbortSignal,
): Promise<SelectedTour[]> {
  const path = '/tours'
  const body = await http.get(path, { query: { q: destination }, signal })
  return readList(tour, body, path).map((wire) => toTrip(wire, unnamed))
}

/** GET /tours/{slug}: one tour, its description sanitised. Throws HttpError 404 when there is none. */
export async function getTour(
  http: HttpClient,
  slug: string,
  signal: AbortSignal,
): Promise<TripDetail> {
  const path = `/tours/${encodeURIComponent(slug)}`
  const wire = readOne(tour, await http.get(path, { signal }), path)
  const detail = toTripDetail(wire, unnamed, await sanitizeHtml(wire.description))
  return wire.season ? { ...detail, season: wire.season } : detail
}

/** POST /tours/checkout: the payment page's address as the provider wrote it, and what will be charged. */
export async function createCheckout(
  http: HttpClient,
  booking: TourCheckout,
  idempotencyKey: string,
): Promise<CheckoutAnswer> {
  const path = '/tours/checkout'
  const body = await http.post(path, booking, { idempotencyKey })
  return readOne(checkoutAnswer, body, path)
}

/** POST /tours/whatsapp: records the request; the answer is not read (spec §7). */
export async function requestByWhatsApp(
  http: HttpClient,
  request: TourRequest,
  idempotencyKey: string,
): Promise<void> {
  await http.post('/tours/whatsapp', request, { idempotencyKey })
}
