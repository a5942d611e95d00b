import type { HotelSearch, IsoDate } from '@storefront/contract'
import { dayPrice, hotelRecord, listedHotelRecord } from '@storefront/contract/wire'
import { type DayPrice, nightsBetween, readStaySearch } from '@storefront/domain'
import { type HttpClient, readList, readOne } from '@storefront/http'
import { deferred } from '@storefront/router'
import { storefrontFrom } from '@storefront/session'
import { sanitizeHtml } from '@storefront/ui/sanitize'
import type { Hotel, HotelDetail, Room } from '../domain/hotel.ts'
import { type HotelsFound, longerStay, offersFor } from '../domain/offers.ts'

/** Reads the search of the address, completed from the session, and loads its hotels. */
export const resultsLoader = deferred(({ request, context }, signal) => {
  const { session, http } = storefrontFrom(context)
  const state = session.getState()
  const requested = readStaySearch(new URL(request.url).searchParams, state)
  return { ...requested, found: findHotels(http, requested.search, state.today, signal) }
})

async function findHotels(
  http: HttpClient,
  search: HotelSearch,
  today: IsoDate,
  signal: AbortSignal,
): Promise<HotelsFound> {
  const hotels = await searchHotels(http, search, signal)
  const offers = offersFor(hotels, search, today)
  return {
    offers,
    longer: search.destination ? longerStay(hotels, search) : null,
    inTwoRooms: [],
    ...(offers.some(({ price }) => price) ? {} : (await loadNoRoom()).withoutRoom(hotels, search)),
  }
}

/** On demand, because few lists have no room for the party. */
const loadNoRoom = () => import(/* webpackChunkName: "no-room" */ '../domain/no-room.ts')

/** Reads the stay of the address, and loads the hotel for any dates; nights that are sold out come later. */
export const detailLoader = deferred(
  ({ request, params, context }, signal) => {
    const { session, http } = storefrontFrom(context)
    const requested = readStaySearch(new URL(request.url).searchParams, session.getState())
    return { ...requested, record: getHotel(http, params.slug ?? '', signal) }
  },
  { failedStatus: 503 },
)

/** GET /hotels: the hotels of a destination, or all hotels for ''. */
export async function searchHotels(
  http: HttpClient,
  { destination, checkInDate, checkOutDate, guests }: HotelSearch,
  signal: AbortSignal,
): Promise<Hotel[]> {
  const path = '/hotels'
  const query = { q: destination, check_in: checkInDate, check_out: checkOutDate, ...guests }
  return readList(listedHotelRecord, await http.get(path, { query, signal }), path)
}

/** GET /hotels/{slug}: one hotel, its description sanitised. Throws HttpError 404 when there is none. */
export async function getHotel(
  http: HttpClient,
  slug: string,
  signal: AbortSignal,
): Promise<HotelDetail> {
  const path = `/hotels/${encodeURIComponent(slug)}`
  const hotel = readOne(hotelRecord, await http.get(path, { signal }), path)
  return { ...hotel, description: await sanitizeHtml(hotel.description, 3) }
}

/** GET /hotels/{slug} with dates (our addition): the hotel's rooms. A room sold out on any night has no rates. */
export async function getRoomsLeft(
  http: HttpClient,
  slug: string,
  { checkInDate, checkOutDate }: HotelSearch,
  signal: AbortSignal,
): Promise<Room[]> {
  const path = `/hotels/${encodeURIComponent(slug)}`
  const query = { check_in: checkInDate, check_out: checkOutDate }
  return readOne(hotelRecord, await http.get(path, { query, signal }), path).rooms
}

/** GET /hotels/{slug}/days (our addition): lowest total per check-in day, for as many nights as the search. */
export async function getStayPrices(
  http: HttpClient,
  slug: string,
  { checkInDate, checkOutDate, guests }: HotelSearch,
  days: readonly IsoDate[],
  signal: AbortSignal,
): Promise<DayPrice[]> {
  const path = `/hotels/${encodeURIComponent(slug)}/days`
  const nights = nightsBetween(checkInDate, checkOutDate)
  const query = { first: days[0], last: days.at(-1), nights, ...guests }
  const body = await http.get(path, { query, signal })
  return readList(dayPrice, body, path).map(({ date, price }) => ({ date, totalUsd: price }))
}
