import { sendBooking } from '@storefront/booking/testing/rules'
import { findDestinations } from '@storefront/catalogue'
import { bookingCalls, bookingWays, products } from '@storefront/contract'
import type { HttpClient } from '@storefront/http'
import { HttpError, MalformedAnswerError } from '@storefront/http'
import { createFakeHttp } from '@storefront/http/testing'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import * as content from '../../content/src/api/calls.ts'
import * as flights from '../../flights/src/api/calls.ts'
import { oneWayQuery } from '../../flights/src/testing/fixtures.ts'
import * as hotels from '../../hotels/src/api/calls.ts'
import { anySearch as anyStay } from '../../hotels/src/testing/fixtures.ts'
import * as packages from '../../packages-mfe/src/api/calls.ts'
import * as tours from '../../tours/src/api/calls.ts'
import { anySearch as anyTours } from '../../tours/src/testing/fixtures.ts'
import samples from './testing/samples.json' with { type: 'json' }

/** One call as the storefront makes it. */
type SpecCall = {
  /** e.g. 'GET /hotels/x'. */
  endpoint: string
  /** Valid response. */
  sample: unknown
  call: (http: HttpClient) => Promise<unknown>
}

const { signal } = new AbortController()
// Only responses are tested here.
const body = {} as never

const row = (endpoint: string, sample: unknown, call: SpecCall['call']): SpecCall => ({
  endpoint,
  sample,
  call,
})

const reads: SpecCall[] = [
  row('GET /page/home', samples.home, (http) => content.getHomePage(http, signal)),
  row('GET /destinations/popular', [samples.popular], (http) =>
    content.getPopularDestinations(http, signal),
  ),
  row('GET /airports/search', [samples.airport], (http) =>
    flights.searchAirports(http, 'can', signal),
  ),
  row('GET /flights/search', [samples.flight], (http) =>
    flights.searchFlights(http, oneWayQuery, signal),
  ),
  row('GET /flights/days', [samples.dayPrice], (http) =>
    flights.getDayPrices(http, oneWayQuery, [oneWayQuery.departureDate], signal),
  ),
  row('GET /articles', [samples.article], (http) => content.getArticles(http, signal)),
  row('GET /articles/x', samples.article, (http) => content.getArticle(http, 'x', signal)),
  row('GET /hotels', [samples.hotel], (http) => hotels.searchHotels(http, anyStay, signal)),
  row('GET /hotels/x', samples.hotel, (http) => hotels.getHotel(http, 'x', signal)),
  row('GET /hotels/x/days', [samples.dayPrice], (http) =>
    hotels.getStayPrices(http, 'x', anyStay, [anyStay.checkInDate], signal),
  ),
  row('GET /destinations/search', [samples.destination], (http) =>
    findDestinations(http, ['hotel'], 'x', signal),
  ),
  row('GET /tours', [samples.trip], (http) =>
    tours.searchTours(http, anyTours.destination, signal),
  ),
  row('GET /tours/x', samples.trip, (http) => tours.getTour(http, 'x', signal)),
  row('GET /map-url', { url: 'https://maps.example' }, (http) => content.getMapUrl(http, signal)),
  row('GET /packages', [samples.trip], (http) => packages.searchPackages(http, anyStay, signal)),
  row('GET /packages/x', samples.trip, (http) => packages.getPackage(http, 'x', signal)),
  row('GET /contact/status', { available: true }, (http) => content.getContactStatus(http, signal)),
]

const sends: SpecCall[] = [
  ...products.flatMap((product) =>
    bookingWays.map((way) =>
      row(`POST ${bookingCalls[product][way]}`, way === 'card' ? samples.checkout : null, (http) =>
        sendBooking(http, { product, way, body, key: 'key' }),
      ),
    ),
  ),
  row('POST /contact/send', null, (http) => content.sendContactMessage(http, body)),
]

/** Every call of the API (product 7). */
const everyCall: SpecCall[] = [...reads, ...sends]

afterEach(() => vi.restoreAllMocks())

const runs = process.env.HARDENING ? 1000 : 60

/** Any JSON, or a sample with some values replaced by any JSON. Either may be wrapped in `data`. */
function anyAnswer(sample: unknown): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.constantFrom(...placesIn(sample)), fc.jsonValue({ maxDepth: 2 }))
  const spoiled = fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce((whole, [place, value]) => put(whole, place, value), sample))
  return fc
    .tuple(fc.oneof(fc.jsonValue(), spoiled), fc.boolean())
    .map(([answer, isWrapped]) => (isWrapped ? { data: answer } : answer))
}

test.each(everyCall)('$endpoint reads a valid response', async ({ endpoint, sample, call }) => {
  vi.spyOn(console, 'error').mockImplementation((...text) => expect.unreachable(text.join(' ')))
  await call(createFakeHttp({ [endpoint]: () => sample }))
})

test.each(everyCall)(
  '$endpoint reads an arbitrary response or throws it as malformed',
  async ({ endpoint, sample, call }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const property = fc.asyncProperty(anyAnswer(sample), async (answer) => {
      try {
        await call(createFakeHttp({ 'GET /packages': () => [], [endpoint]: () => answer }))
      } catch (error) {
        if (!(error instanceof MalformedAnswerError || error instanceof HttpError)) throw error
      }
    })
    await fc.assert(property, { numRuns: runs })
  },
)

const lists = reads.filter(({ sample }) => Array.isArray(sample))

test.each(lists)('$endpoint drops malformed records and keeps valid ones', async (read) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { endpoint, sample, call } = read
  const [good] = sample as unknown[]
  const records = [null, 'x', 7, {}, [], good, { id: {}, date: 3 }]
  const found = await call(createFakeHttp({ [endpoint]: () => records }))
  const kept = Array.isArray(found) ? found : (found as { outbound: unknown[] }).outbound
  expect(kept).toHaveLength(1)
})

/** Paths of all values of a JSON document, itself included. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))]
}

/** Copies a JSON document with one value replaced. Returns it unchanged if the path no longer exists. */
function put(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (typeof whole !== 'object' || whole === null) return whole
  const copy = Array.isArray(whole) ? [...whole] : { ...whole }
  Reflect.set(copy, key, put(Reflect.get(whole, key), rest, value))
  return copy
}
