import { sendBooking } from '@storefront/booking/testing/rules'
import { suggestDestinations } from '@storefront/catalogue'
import { bookingCalls, bookingWays, products } from '@storefront/contract'
import type { HttpClient } from '@storefront/http'
import * as content from '../../../content/src/api/calls.ts'
import * as flights from '../../../flights/src/api/calls.ts'
import { oneWayQuery } from '../../../flights/src/testing/fixtures.ts'
import * as hotels from '../../../hotels/src/api/calls.ts'
import { anySearch as anyStay } from '../../../hotels/src/testing/fixtures.ts'
import * as packages from '../../../packages-mfe/src/api/calls.ts'
import * as tours from '../../../tours/src/api/calls.ts'
import { anySearch as anyTours } from '../../../tours/src/testing/fixtures.ts'
import samples from './samples.json' with { type: 'json' }

/** One call as the storefront makes it. */
export type SpecCall = {
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

export const reads: SpecCall[] = [
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
    suggestDestinations(http, ['hotel'], 'x', signal),
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
export const everyCall: SpecCall[] = [...reads, ...sends]
