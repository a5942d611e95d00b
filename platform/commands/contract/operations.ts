import { bookingCalls, type Product } from '@storefront/contract'
import * as wire from '@storefront/contract/wire'
import * as v from 'valibot'
import { searchQuery, stayListQuery, stayQuery } from '../../provider/src/http/read-request.ts'
import { tourQuery } from '../../provider/src/routes/trips.ts'
import type { Schema } from './json-schema.ts'

/** A call, with the schemas by which the provider validates requests and the storefront validates responses. */
export type Operation = {
  /** Name in generated clients: "searchFlights". */
  id: string
  /** Purpose, in a few words. */
  summary: string
  method: 'get' | 'post'
  path: string
  query?: Schema
  body?: Schema
  /** Null where the storefront does not read the answer. */
  answer: Schema | null
  /** True when Idempotency-Key is honoured. */
  isBooking?: boolean
  /** Statuses of refusals. Any call may also fail with another status. */
  refusals: number[]
}

const data = (schema: Schema) => v.object({ data: schema })
const bookingRefusals = [400, 404, 409, 413, 415, 422, 429, 503]

/** Card and WhatsApp calls of a product, named as in "payRoom" (`id`) and "Books a room" (`what`). */
function bookings(
  product: Product,
  [id, what]: [id: string, what: string],
  paid: Schema,
  requested: Schema,
): Operation[] {
  const { card, whatsApp } = bookingCalls[product]
  const any = { method: 'post', isBooking: true, refusals: bookingRefusals } as const
  const [pays, asks] = [`Books ${what}, to be paid by card`, `Asks the agency for ${what}`]
  const answer = wire.checkoutAnswer
  return [
    { ...any, id: `pay${id}`, summary: pays, path: card, body: paid, answer },
    { ...any, id: `request${id}`, summary: asks, path: whatsApp, body: requested, answer: null },
  ]
}

function page(path: string, id: string, summary: string, answer: Schema): Operation {
  return { id, summary, method: 'get', path, answer, refusals: [429] }
}

function list(path: string, id: string, summary: string, query: Schema, answer: Schema): Operation {
  return { id, summary, method: 'get', path, query, answer, refusals: [400] }
}

function record(path: string, id: string, summary: string, answer: Schema): Operation {
  return { id, summary, method: 'get', path, answer: data(answer), refusals: [404] }
}

/** All calls (product 7). */
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
    data(v.array(wire.dayPrice)),
  ),
  ...bookings('flight', ['Flight', 'flights'], wire.flightBooking, wire.flightBooking),
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
  {
    ...list(
      '/hotels/{id}/days',
      'getStayPrices',
      'Lowest totals of a stay on nearby days; optional',
      wire.stayDaysQuery,
      data(v.array(wire.dayPrice)),
    ),
    refusals: [400, 404],
  },
  ...bookings('hotel', ['Room', 'a room'], wire.hotelCheckout, wire.hotelRequest),
  list('/tours', 'searchTours', 'Tours of a destination', tourQuery, data(v.array(wire.tour))),
  record('/tours/{id}', 'getTour', 'A tour', wire.tour),
  ...bookings('tour', ['Tour', 'a tour'], wire.tourCheckout, wire.tourRequest),
  list(
    '/packages',
    'searchPackages',
    'Packages for a stay',
    stayListQuery,
    data(v.array(wire.tour)),
  ),
  record('/packages/{id}', 'getPackage', 'A package', wire.tour),
  ...bookings('package', ['Package', 'a package'], wire.packageCheckout, wire.packageRequest),
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
