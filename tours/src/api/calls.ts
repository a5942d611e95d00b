import type { HttpClient } from '@storefront/http'
import { deferred } from '@storefront/router'
import { storefrontFrom } from '@storefront/session'
import { getTrip, listTrips, type TripSource } from '@storefront/trips/api'
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

const source: TripSource = { path: '/tours', unnamed: 'Tour' }

/** GET /tours: the tours of a destination, or all tours for ''. */
export function searchTours(http: HttpClient, destination: string, signal: AbortSignal) {
  return listTrips(http, source, { query: { q: destination }, signal })
}

/** GET /tours/{slug}: one tour. Throws HttpError 404 when there is none. */
export function getTour(http: HttpClient, slug: string, signal: AbortSignal) {
  return getTrip(http, source, slug, signal)
}
