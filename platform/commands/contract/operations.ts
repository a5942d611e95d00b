import * as wire from '@storefront/contract/wire'
import * as v from 'valibot'
import { searchQuery, stayListQuery, stayQuery } from '../../provider/src/http/read-request.ts'
import { tourQuery } from '../../provider/src/routes/trips.ts'
import type { Schema } from './json-schema.ts'

/** One call of the API: the schemas that the provider checks what it gets with, and the storefront what it gets back. */
export type Operation = {
  /** Of generated clients: "searchFlights". */
  id: string
  method: 'get' | 'post'
  path: string
  query?: Schema
  body?: Schema
  /** Null where the storefront does not read the answer. */
  answer: Schema | null
  /** Whether Idempotency-Key is heeded. */
  isBooking?: boolean
  /** Statuses it refuses with; any call may fail with another one. */
  refusals: number[]
}

const data = (schema: Schema) => v.object({ data: schema })
const bookingRefusals = [400, 404, 409, 413, 415, 422, 429, 503]

function checkout(path: string, id: string, body: Schema): Operation {
  const answer = wire.checkoutAnswer
  return { id, method: 'post', path, body, answer, isBooking: true, refusals: bookingRefusals }
}

function request(path: string, id: string, body: Schema): Operation {
  const refusals = bookingRefusals
  return { id, method: 'post', path, body, answer: null, isBooking: true, refusals }
}

/** An answer that only changes with the catalogue. */
function page(path: string, id: string, answer: Schema): Operation {
  return { id, method: 'get', path, answer, refusals: [] }
}

function list(path: string, id: string, query: Schema, answer: Schema): Operation {
  return { id, method: 'get', path, query, answer, refusals: [400] }
}

function record(path: string, id: string, answer: Schema): Operation {
  return { id, method: 'get', path, answer: data(answer), refusals: [404] }
}

/** The 24 calls (product 7). */
export const operations: Operation[] = [
  page('/page/home', 'getHomePage', wire.homePage),
  page('/destinations/popular', 'getPopularDestinations', v.array(wire.popularDestination)),
  list('/destinations/search', 'searchDestinations', searchQuery, v.array(wire.destinationResult)),
  list('/airports/search', 'searchAirports', searchQuery, v.array(wire.airport)),
  list('/flights/search', 'searchFlights', wire.flightSearchQuery, data(wire.flightResults)),
  checkout('/bookings/create-checkout', 'payFlight', wire.flightBooking),
  request('/bookings/whatsapp', 'requestFlight', wire.flightBooking),
  list('/hotels', 'searchHotels', stayListQuery, data(v.array(wire.listedHotel))),
  { ...record('/hotels/{id}', 'getHotel', wire.hotel), query: stayQuery, refusals: [400, 404] },
  checkout('/hotel-bookings/create-checkout', 'payRoom', wire.hotelCheckout),
  request('/hotels/whatsapp', 'requestRoom', wire.hotelRequest),
  list('/tours', 'searchTours', tourQuery, data(v.array(wire.tour))),
  record('/tours/{id}', 'getTour', wire.tour),
  checkout('/tours/checkout', 'payTour', wire.tourCheckout),
  request('/tours/whatsapp', 'requestTour', wire.tourRequest),
  list('/packages', 'searchPackages', stayListQuery, data(v.array(wire.tour))),
  record('/packages/{id}', 'getPackage', wire.tour),
  checkout('/packages/checkout', 'payPackage', wire.packageCheckout),
  request('/packages/whatsapp', 'requestPackage', wire.packageRequest),
  page('/articles', 'getArticles', data(v.array(wire.article))),
  record('/articles/{slug}', 'getArticle', wire.article),
  page('/map-url', 'getMapUrl', wire.mapUrl),
  page('/contact/status', 'getContactStatus', v.object({ available: v.optional(v.boolean()) })),
  {
    id: 'sendContactMessage',
    method: 'post',
    path: '/contact/send',
    body: wire.contactMessage,
    answer: null,
    refusals: [400, 413, 415, 429],
  },
]
