import type { HotelFacts, HotelSearch, IsoDate, Rate } from '@storefront/contract'
import {
  dayPrice,
  hotel,
  listedHotel,
  type WireHotel,
  type WireListedHotel,
  type WireListedRoom,
  type WireRate,
  type WireRoom,
} from '@storefront/contract/wire'
import { type DayPrice, nightsBetween, priceTerms, readStaySearch } from '@storefront/domain'
import { type HttpClient, readList, readOne } from '@storefront/http'
import { deferred } from '@storefront/router'
import { storefrontFrom } from '@storefront/session'
import type { SafeHtmlText } from '@storefront/ui'
import { sanitizeHtml } from '@storefront/ui/sanitize'
import type { Hotel, HotelDetail, HotelImage, Room, RoomOnSale } from '../domain/hotel.ts'
import { type HotelsFound, longerStay, offersFor } from '../domain/offers.ts'

/** Loads the list for the address. Missing parameters come from the session. */
export const resultsLoader = deferred(
  async ({ request, context }, signal): Promise<HotelsFound> => {
    const { session, http } = storefrontFrom(context)
    const state = session.getState()
    const { search } = readStaySearch(new URL(request.url).searchParams, state)
    const hotels = await searchHotels(http, search, signal)
    const offers = offersFor(hotels, search, state.today)
    return {
      search,
      offers,
      longer: search.destination ? longerStay(hotels, search) : null,
      inTwoRooms: offers.some(({ price }) => price) ? [] : await inTwoRooms(hotels, search),
    }
  },
)

/** Loads the module on demand, because a list needs it only for parties that fit no single room. */
async function inTwoRooms(hotels: readonly Hotel[], search: HotelSearch) {
  const { hotelsInTwoRooms } = await import(
    /* webpackChunkName: "two-rooms" */ '../domain/cheapest-pair.ts'
  )
  return hotelsInTwoRooms(hotels, search)
}

/** Loads one hotel by its slug, for any dates. Sold-out nights are loaded later (`getRoomsLeft`). */
export const detailLoader = deferred(
  ({ params, context }, signal) =>
    getHotel(storefrontFrom(context).http, params.slug ?? '', signal),
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

/** GET /hotels/{slug} with dates (our addition): the hotel's rooms. A room sold out on any night has no rates. */
export async function getRoomsLeft(
  http: HttpClient,
  slug: string,
  { checkInDate, checkOutDate }: HotelSearch,
  signal: AbortSignal,
): Promise<Room[]> {
  const path = `/hotels/${encodeURIComponent(slug)}`
  const query = { check_in: checkInDate, check_out: checkOutDate }
  const { rooms, local_fees } = readOne(hotel, await http.get(path, { query, signal }), path)
  return rooms.map((room) => toRoom(room, local_fees))
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

/** Maps a listed hotel. The id replaces a missing slug. */
function toHotel(wire: WireListedHotel): Hotel {
  return {
    id: wire.id,
    slug: wire.slug || String(wire.id),
    name: wire.name || 'Hotel',
    rating: wire.rating,
    imageUrl: wire.image_url,
    imageFocus: wire.image_focus,
    destinationName: wire.destination?.name ?? '',
    facilities: wire.facilities,
    location: wire.location,
    beachMeters: wire.beach_meters,
    limits: {
      minAge: wire.min_age,
      maxParty: wire.max_party,
      maxNights: wire.max_nights,
      lastDay: wire.last_day,
      daysNotSold: wire.days_not_sold,
    },
    rooms: wire.rooms.map((room) => toRoomOnSale(room, wire.local_fees)),
  }
}

/** Maps a hotel with its details. `description` is sanitised. */
function toHotelDetail(wire: WireHotel, description: SafeHtmlText): HotelDetail {
  return {
    ...toHotel(wire),
    country: wire.country,
    facts: toFacts(wire),
    bookingAccepts: wire.booking_accepts,
    hasDayPrices: wire.days === true,
    description,
    services: wire.included_services.map(({ service_name }) => service_name),
    images: wire.images.map(toImage),
    rooms: wire.rooms.map((room) => toRoom(room, wire.local_fees)),
  }
}

function toFacts({ address, check_in_time, check_out_time }: WireHotel): HotelFacts {
  return {
    ...(address ? { address } : {}),
    ...(check_in_time ? { checkInTime: check_in_time } : {}),
    ...(check_out_time ? { checkOutTime: check_out_time } : {}),
  }
}

type LocalFees = WireListedHotel['local_fees']

function toRoomOnSale(wire: WireListedRoom, fees: LocalFees): RoomOnSale {
  return {
    id: wire.id,
    name: wire.name || 'Room',
    minNights: wire.min_nights,
    sleeps: wire.sleeps,
    units: wire.units,
    pricePerNightUsd: wire.price_per_night,
    rates: wire.rates.map((rate) => toRate(rate, fees)),
  }
}

function toRoom(wire: WireRoom, fees: LocalFees): Room {
  return {
    ...toRoomOnSale(wire, fees),
    placesLeft: wire.places_left,
    soldOutNights: wire.places_left.flatMap(({ date, places }) => (places === 0 ? date : [])),
    description: wire.description,
    images: wire.images.map(toImage),
    features: wire.features,
  }
}

function toRate(wire: WireRate, local_fees: LocalFees): Rate {
  return {
    id: wire.id,
    pricePerNightUsd: wire.price_per_night,
    infantPriceUsd: wire.infant_price,
    infantPolicy: wire.infant_policy,
    minPax: wire.min_pax,
    maxPax: wire.max_pax,
    maxAdults: wire.max_adults,
    maxChildren: wire.max_children,
    maxInfants: wire.max_infants,
    minNights: wire.min_nights,
    maxNights: wire.max_nights,
    infantMaxAge: wire.infant_max_age,
    ...priceTerms({ ...wire, local_fees }),
  }
}

function toImage({ id, image_url, alt }: WireHotel['images'][number]): HotelImage {
  return { id, imageUrl: image_url, alt }
}
