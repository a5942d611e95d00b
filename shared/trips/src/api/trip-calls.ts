import { type ListedTripRecord, listedTripRecord, tripRecord } from '@storefront/contract/wire'
import { type HttpClient, type ReadOptions, readList, readOne } from '@storefront/http'
import { sanitizeHtml } from '@storefront/ui/sanitize'
import type { TripDetail } from '../selected-trip.ts'

/** Path of a product's list, and the name of a trip that has none. */
export type TripSource = { path: '/tours' | '/packages'; unnamed: string }

/** GET /tours or /packages. Drops unreadable trips. */
export async function listTrips(
  http: HttpClient,
  { path, unnamed }: TripSource,
  options: ReadOptions,
): Promise<ListedTripRecord[]> {
  return readList(listedTripRecord(unnamed), await http.get(path, options), path)
}

/** GET /tours/{key} or /packages/{key}: one trip, its description sanitised. Throws HttpError 404 when there is none. */
export async function getTrip(
  http: HttpClient,
  { path, unnamed }: TripSource,
  key: string,
  signal: AbortSignal,
): Promise<TripDetail> {
  const address = `${path}/${encodeURIComponent(key)}`
  const trip = readOne(tripRecord(unnamed), await http.get(address, { signal }), address)
  return { ...trip, description: await sanitizeHtml(trip.description, 3) }
}
