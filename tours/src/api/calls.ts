import type { TripDetail } from '@storefront/catalogue'
import { listedTripRecord, tripRecord } from '@storefront/contract/wire'
import type { ListedTrip } from '@storefront/domain'
import { type HttpClient, readList, readOne } from '@storefront/http'
import { deferred } from '@storefront/router'
import { storefrontFrom } from '@storefront/session'
import { sanitizeHtml } from '@storefront/ui/sanitize'
import { readTourSearch } from '../domain/search.ts'

export const resultsLoader = deferred(({ request, context }, signal) => {
  const requested = readTourSearch(new URL(request.url).searchParams)
  const { http } = storefrontFrom(context)
  return { ...requested, found: searchTours(http, requested.search.destination, signal) }
})

export const detailLoader = deferred(
  ({ params, context }, signal) => ({
    record: getTour(storefrontFrom(context).http, params.slug ?? '', signal),
  }),
  { failedStatus: 503 },
)

const unnamed = 'Tour'

/** GET /tours: the tours of a destination, or all tours for ''. */
export async function searchTours(
  http: HttpClient,
  destination: string,
  signal: AbortSignal,
): Promise<ListedTrip[]> {
  const path = '/tours'
  const body = await http.get(path, { query: { q: destination }, signal })
  return readList(listedTripRecord(unnamed), body, path)
}

/** GET /tours/{slug}: one tour, its description sanitised. Throws HttpError 404 when there is none. */
export async function getTour(
  http: HttpClient,
  slug: string,
  signal: AbortSignal,
): Promise<TripDetail> {
  const path = `/tours/${encodeURIComponent(slug)}`
  const tour = readOne(tripRecord(unnamed), await http.get(path, { signal }), path)
  return { ...tour, description: await sanitizeHtml(tour.description, 3) }
}
