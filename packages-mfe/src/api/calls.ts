import { readStaySearch, type StaySearch } from '@storefront/domain'
import { type HttpClient, isAborted } from '@storefront/http'
import { deferred } from '@storefront/router'
import { storefrontFrom } from '@storefront/session'
import type { TripDetail } from '@storefront/trips'
import { getTrip, listTrips, type TripSource } from '@storefront/trips/api'
import type { ListedTrip } from '@storefront/trips/rules'

/** Reads the search of the address, completed from the session, and loads its packages. */
export const resultsLoader = deferred(({ request, context }, signal) => {
  const { session, http } = storefrontFrom(context)
  const requested = readStaySearch(new URL(request.url).searchParams, session.getState())
  return { ...requested, found: searchPackages(http, requested.search, signal) }
})

/** Reads the stay of the address, and loads the package, which dates and guests do not change. */
export const detailLoader = deferred(
  ({ request, params, context }, signal) => {
    const { session, http } = storefrontFrom(context)
    const requested = readStaySearch(new URL(request.url).searchParams, session.getState())
    return { ...requested, record: getPackage(http, params.slug ?? '', signal) }
  },
  { failedStatus: 503 },
)

/** Only the price of a package is required (product 3.6). */
const source: TripSource = { path: '/packages', unnamed: 'Travel package' }

/** GET /packages: the packages of a search; the destination '' means all destinations. */
export function searchPackages(
  http: HttpClient,
  { destination, checkInDate, checkOutDate, guests }: StaySearch,
  signal: AbortSignal,
): Promise<ListedTrip[]> {
  const query = { q: destination, check_in: checkInDate, check_out: checkOutDate, ...guests }
  return listTrips(http, source, { query, signal })
}

/**
 * GET /packages/{slug}: one package, its description sanitised. The call is specified for ids only, so if it fails for a slug,
 * the id is read from the list (product 3.6). Throws the first failure if the list has no such slug.
 */
export async function getPackage(
  http: HttpClient,
  slug: string,
  signal: AbortSignal,
): Promise<TripDetail> {
  try {
    return await getTrip(http, source, slug, signal)
  } catch (failure) {
    if (isAborted(failure)) throw failure
    const listed = await listTrips(http, source, { signal })
    const id = listed.find((one) => one.slug === slug)?.id
    if (id === undefined || String(id) === slug) throw failure
    return getTrip(http, source, String(id), signal)
  }
}
