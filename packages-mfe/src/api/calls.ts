import { type TripDetail, toTrip, toTripDetail } from '@storefront/catalogue'
import type { SelectedPackage } from '@storefront/contract'
import { travelPackage } from '@storefront/contract/wire'
import type { StaySearch } from '@storefront/domain'
import { type HttpClient, isAborted, type ReadOptions, readList, readOne } from '@storefront/http'
import { sanitizeHtml } from '@storefront/ui/sanitize'

/** What a package goes by that the provider gave no name (readings: only its price is certain). */
const unnamed = 'Travel package'

/** GET /packages: the packages of a search, of any place for ''. Throws what the http client throws. */
export function searchPackages(
  http: HttpClient,
  { destination, checkInDate, checkOutDate, guests }: StaySearch,
  signal: AbortSignal,
): Promise<SelectedPackage[]> {
  const query = { q: destination, check_in: checkInDate, check_out: checkOutDate, ...guests }
  return listPackages(http, { query, signal })
}

/**
 * GET /packages/{slug}: one package, its description sanitised. The call is only promised for ids: where it fails
 * for a slug, the list tells the id (readings). Throws the first failure when the list has no such slug.
 */
export async function getPackage(
  http: HttpClient,
  slug: string,
  signal: AbortSignal,
): Promise<TripDetail> {
  try {
    return await readPackage(http, slug, signal)
  } catch (failure) {
    if (isAborted(failure)) throw failure
    const listed = await listPackages(http, { signal })
    const id = listed.find((one) => one.slug === slug)?.id
    if (id === undefined || String(id) === slug) throw failure
    return readPackage(http, String(id), signal)
  }
}

async function listPackages(http: HttpClient, options: ReadOptions): Promise<SelectedPackage[]> {
  const path = '/packages'
  const wires = readList(travelPackage, await http.get(path, options), path)
  return wires.map((wire) => toTrip(wire, unnamed))
}

async function readPackage(
  http: HttpClient,
  key: string,
  signal: AbortSignal,
): Promise<TripDetail> {
  const path = `/packages/${encodeURIComponent(key)}`
  const wire = readOne(travelPackage, await http.get(path, { signal }), path)
  return toTripDetail(wire, unnamed, await sanitizeHtml(wire.description))
}
