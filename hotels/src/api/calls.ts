import type { HotelSearch } from '@storefront/contract'
import { hotel, listedHotel } from '@storefront/contract/wire'
import { type HttpClient, readList, readOne } from '@storefront/http'
import { sanitizeHtml } from '@storefront/ui/sanitize'
import type { Hotel, HotelDetail } from '../domain/hotel.ts'
import { toHotel, toHotelDetail } from './wire.ts'

/** GET /hotels: the hotels of a destination, or all of them for ''. Throws what the http client throws. */
export async function searchHotels(
  http: HttpClient,
  { destination, checkInDate, checkOutDate, guests }: HotelSearch,
  signal: AbortSignal,
): Promise<Hotel[]> {
  const path = '/hotels'
  const query = { q: destination, check_in: checkInDate, check_out: checkOutDate, ...guests }
  return readList(listedHotel, await http.get(path, { query, signal }), path).map(toHotel)
}

/** GET /hotels/{slug}: one hotel, its description sanitised. Throws HttpError 404 when there is none. */
export async function getHotel(
  http: HttpClient,
  slug: string,
  signal: AbortSignal,
): Promise<HotelDetail> {
  const path = `/hotels/${encodeURIComponent(slug)}`
  const wire = readOne(hotel, await http.get(path, { signal }), path)
  return toHotelDetail(wire, await sanitizeHtml(wire.description))
}
