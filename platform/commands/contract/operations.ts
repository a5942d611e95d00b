import * as wire from '@storefront/contract/wire'
import * as v from 'valibot'
import { searchQuery, stayListQuery, stayQuery } from '../../provider/src/http/read-request.ts'
import { tourQuery } from '../../provider/src/routes/trips.ts'
import type { Schema } from './json-schema.ts'

/** One call of the API: the schemas that the provider checks what it gets with, and the storefront what it gets back. */
export type Operation = {
  /** Of generated clients: "searchFlights". */
  id: string
  /** What it is for, in a few words. */
  summary: string
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

function checkout(path: string, id: string, summary: string, body: Schema): Operation {
  const answer = wire.checkoutAnswer
  return {
    id,
    summary,
    method: 'post',
    path,
    body,
    answer,
    isBooking: true,
    refusals: bookingRefusals,
  }
}

function request(path: string, id: string, summary: string, body: Schema): Operation {
  const refusals = bookingRefusals
  return { id, summary, method: 'post', path, body, answer: null, isBooking: true, refusals }
}

/** An answer that only changes with the catalogue. */
function page(path: string, id: string, summary: string, answer: Schema): Operation {
  return { id, summary, method: 'get', path, answer, refusals: [429] }
}

function list(path: string, id: string, summary: string, query: Schema, answer: Schema): Operation {
  return { id, summary, method: 'get', path, query, answer, refusals: [400] }
}

function record(path: string, id: string, summary: string, answer: Schema): Operation {
  return { id, summary, method: 'get', path, answer: data(answer), refusals: [404] }
}

/** The 25 calls (product 7). */
export const operations: Operation[] = [
  page('/page/home', 'getHomePage', 'What the home page shows', wire.homePage),
  page(
    '/destinations/popular',
    'getPopularDestinations',
    'Places that people travel to',
    v.array(wire.popularDestination),
  ),
  list(
    '/destinations/search',
    'searchDestinations',
    'Destinations for what was typed',
    searchQuery,
    v.array(wire.destinationResult),
  ),
  list(
    '/airports/search',
    'searchAirports',
    'Airports for what was typed',
    searchQuery,
    v.array(wire.airport),
  ),
  list(
    '/flights/search',
    'searchFlights',
    'Flights of a day, there and back',
    wire.flightSearchQuery,
    v.object({ data: wire.flightResults, ...wire.flightSearchAbilities.entries }),
  ),
  list(
    '/flights/days',
    'getDayFares',
    'Lowest fares of nearby days; optional',
    wire.flightDaysQuery,
    data(v.array(wire.dayFare)),
  ),
  checkout(
    '/bookings/create-checkout',
    'payFlight',
    'Books flights, to be paid by card',
    wire.flightBooking,
  ),
  request('/bookings/whatsapp', 'requestFlight', 'Asks the agency for flights', wire.flightBooking),
  list(
    '/hotels',
    'searchHotels',
    'Hotels for a stay',
    stayListQuery,
    data(v.array(wire.listedHotel)),
  ),
  {
    ...record('/hotels/{id}', 'getHotel', 'A hotel with its rooms for a stay', wire.hotel),
    query: stayQuery,
    refusals: [400, 404],
  },
  checkout(
    '/hotel-bookings/create-checkout',
    'payRoom',
    'Books a room, to be paid by card',
    wire.hotelCheckout,
  ),
  request('/hotels/whatsapp', 'requestRoom', 'Asks the agency for a room', wire.hotelRequest),
  list('/tours', 'searchTours', 'Tours of a destination', tourQuery, data(v.array(wire.tour))),
  record('/tours/{id}', 'getTour', 'A tour', wire.tour),
  checkout('/tours/checkout', 'payTour', 'Books a tour, to be paid by card', wire.tourCheckout),
  request('/tours/whatsapp', 'requestTour', 'Asks the agency for a tour', wire.tourRequest),
  list(
    '/packages',
    'searchPackages',
    'Packages for a stay',
    stayListQuery,
    data(v.array(wire.tour)),
  ),
  record('/packages/{id}', 'getPackage', 'A package', wire.tour),
  checkout(
    '/packages/checkout',
    'payPackage',
    'Books a package, to be paid by card',
    wire.packageCheckout,
  ),
  request(
    '/packages/whatsapp',
    'requestPackage',
    'Asks the agency for a package',
    wire.packageRequest,
  ),
  page('/articles', 'getArticles', 'The articles of the blog', data(v.array(wire.article))),
  record('/articles/{slug}', 'getArticle', 'An article', wire.article),
  page('/map-url', 'getMapUrl', 'The map of the office', wire.mapUrl),
  page(
    '/contact/status',
    'getContactStatus',
    'Whether somebody answers now',
    v.object({ available: v.optional(v.boolean()) }),
  ),
  {
    id: 'sendContactMessage',
    summary: 'Sends the agency a message',
    method: 'post',
    path: '/contact/send',
    body: wire.contactMessage,
    answer: null,
    refusals: [400, 413, 415, 429],
  },
]
