import { randomUUID } from 'node:crypto'
import { bookingCalls, products } from '@storefront/contract'
import * as wire from '@storefront/contract/wire'
import { addDays, fromDate } from '@storefront/domain'
import { unwrap } from '@storefront/http'
import * as v from 'valibot'
import { describe, expect, inject, type TestContext, test } from 'vitest'
import { answerChecker } from '../../commands/contract/answers.ts'
import { readContract } from '../../commands/contract/contract-file.ts'
import { operations } from '../../commands/contract/operations.ts'
import { readList, readRecord } from './reading.ts'
import { type Body, type Offered, testBookings } from './test-bookings.ts'

// The abilities that the storefront needs of a provider, in order: later tests use the records that earlier ones found.
const { api, books, origin } = inject('conformance')
const day = addDays(fromDate(new Date()), 60)
const guests = { adults: 2, children: 0, infants: 0 }
const stay = { q: '', check_in: day, check_out: addDays(day, 7), ...guests }
const contract = answerChecker(readContract())
const deviations = new Map(contract.calls.map((call) => [call, new Set(['was not called'])]))

type Query = Record<string, string | number>
type Request = { query?: Query; method?: string; body?: unknown; headers?: object }

async function call(path: string, { query = {}, method = 'GET', body, headers }: Request = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([key, one]) => [key, String(one)]))
  const response = await fetch(`${api}${path}?${search}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { status } = response
  const answer: unknown = await response.json().catch(() => undefined)
  const checked = contract.answer({ method, path, status, body: answer })
  const known = checked && deviations.get(checked.call)
  known?.delete('was not called')
  for (const problem of checked?.problems ?? []) known?.add(problem)
  return { status, headers: response.headers, body: answer }
}

async function get(path: string, query?: Query): Promise<unknown> {
  const { status, body } = await call(path, { query })
  if (status < 200 || status > 299) throw new Error(`answers ${status}`)
  return body
}

const post = (path: string, body: unknown, headers: object = {}) =>
  call(path, { method: 'POST', body, headers })

/** An ability of the contract. Without the record that it needs it is untried. */
function ability<Given>(
  name: string,
  given: () => Given | null | undefined,
  tried: (given: Given) => Promise<unknown>,
): void {
  const found = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name)
  test(found ? `${found.summary} (${name})` : name, async (context) => {
    const data = given()
    if (data === null || data === undefined) context.skip('untried')
    else await tried(data)
  })
}

const always = () => true

/** An ability that the storefront can do without: its lack is told, but does not fail. */
const optional = (name: string, tried: () => Promise<unknown>) =>
  test(`${name} (not needed)`, async (context: TestContext) => {
    await tried().catch((error: Error) => context.skip(error.message))
  })

/** Calls that answer a list, with the schema of its records. */
const lists: [path: string, schema: v.GenericSchema, query?: Query][] = [
  ['/airports/search', wire.airport, { query: '' }],
  ['/destinations/popular', wire.popularDestination],
  ['/destinations/search', wire.destinationResult, { query: 'a' }],
  ['/articles', wire.article],
  ['/hotels', wire.hotel, stay],
  ['/tours', wire.tour, { q: '' }],
  ['/packages', wire.tour, stay],
]
/** Calls that answer a record of a list, with the field that names it. The contract requires ids of packages only. */
const records: [list: string, path: string, schema: v.GenericSchema, name: 'id' | 'slug'][] = [
  ['/articles', '/articles/{slug}', wire.article, 'slug'],
  ['/hotels', '/hotels/{id}', wire.hotel, 'slug'],
  ['/tours', '/tours/{id}', wire.tour, 'slug'],
  ['/packages', '/packages/{id}', wire.tour, 'id'],
]
/** The first record of each list, and each record, by its path. */
const found: Record<string, unknown> = {}
const offered = (): Offered => ({
  flight: found.flight as wire.WireFlight,
  hotel: found['/hotels/{id}'] as wire.WireHotel,
  tour: found['/tours/{id}'] as wire.WireTour,
  package: found['/packages/{id}'] as wire.WireTour,
})

describe('reads', () => {
  for (const [path, schema, query = {}] of lists) {
    ability(`GET ${path}`, always, async () => {
      ;[found[path]] = readList(schema, await get(path, query))
      expect(found[path], 'the list is empty: its records are untried').toBeDefined()
    })
  }
  for (const [list, path, schema, name] of records) {
    const given = () => (found[list] as Record<string, string | number> | undefined)?.[name]
    ability(`GET ${path}`, given, async (name) => {
      found[path] = readRecord(schema, await get(`${list}/${encodeURIComponent(name)}`))
      const { status } = await call(`${list}/there-is-none-of-this-name`)
      expect(status, 'status of a record that does not exist').toBeGreaterThan(299)
    })
  }
  const hotel = () => offered().hotel
  ability('prices each room of a hotel', hotel, async ({ rooms }) => {
    for (const { name, price_per_night, rates } of rooms) {
      const prices = rates.map((rate) => rate.price_per_night ?? price_per_night)
      expect.soft(prices.some(Boolean), name).toBe(true)
    }
  })
  ability('GET /page/home', always, async () => readRecord(wire.homePage, await get('/page/home')))
  ability('GET /map-url', always, async () => {
    expect(v.parse(wire.mapUrl, unwrap(await get('/map-url')))).toMatch(/^https:/)
  })
  ability('GET /contact/status', always, () => get('/contact/status'))
  optional('GET /hotels/{id}/days', async () => {
    const { days, slug, id } = offered().hotel ?? {}
    expect(days, '"days": true of a hotel').toBe(true)
    const query = { first: day, last: stay.check_out, nights: 1, ...guests }
    readList(
      wire.dayPrice,
      await get(`/hotels/${encodeURIComponent(slug || id || '')}/days`, query),
    )
  })
})

describe('flights', () => {
  let route: Query | undefined
  let hasDays = false
  test('has a flight of a day, one way', { timeout: 400_000 }, async () => {
    const airports = readList(wire.airport, await get('/airports/search', { query: '' }))
    const codes = airports.map(({ iata_code }) => iata_code)
    const pairs = codes.flatMap((from) => codes.map((to) => ({ from, to })))
    for (const pair of pairs.filter(({ from, to }) => from !== to).slice(0, 12)) {
      const body = await get('/flights/search', { ...pair, date: day, type: 'Oneway' })
      const { outbound_flights: flights } = readRecord(wire.flightResults, body)
      const [flight] = flights
      if (!flight) continue
      route = pair
      found.flight = flight
      hasDays = v.is(v.object({ days: v.literal(true) }), body)
      for (const { departure_time, arrival_time } of flights) {
        expect.soft(departure_time).toMatch(/^\d\d:\d\d/)
        expect.soft(arrival_time).toMatch(/^\d\d:\d\d/)
      }
      return
    }
    throw new Error('no flight on 12 routes of its own airports')
  })
  ability(
    'GET /flights/search',
    () => route,
    async (route) => {
      const query = { ...route, date: day, returnDate: stay.check_out, type: 'Round Trip' }
      const body = await get('/flights/search', query)
      expect(unwrap(body), 'one list instead of both directions').not.toBeInstanceOf(Array)
      const { outbound_flights, inbound_flights } = readRecord(wire.flightResults, body)
      expect(inbound_flights, 'inbound flights').not.toEqual([])
      for (const { id, price_round_trip } of outbound_flights) {
        expect.soft(price_round_trip, `price_round_trip of ${id}`).not.toBeNull()
      }
    },
  )
  optional('GET /flights/days', async () => {
    expect(hasDays, '"days": true beside "data"').toBe(true)
    const query = { ...route, first: day, last: stay.check_out, type: 'Oneway' }
    const days = readList(wire.dayPrice, await get('/flights/days', query))
    expect(days.find(({ date }) => date === day)?.price, 'price of a day with flights').toBeTruthy()
  })
})

const checkout = '/bookings/create-checkout'

describe('refusals', () => {
  test.each(operations.filter(({ method }) => method === 'post'))(
    'refuses an empty body: $summary (POST $path)',
    async ({ path }) => {
      const { status } = await post(path, {})
      if (![400, 409, 415, 422].includes(status)) throw new Error(`answers ${status}`)
    },
  )
  optional('keeps forms of other sites out', async () => {
    const headers = { 'content-type': 'text/plain', origin: 'https://other-site.example' }
    expect((await post(checkout, {}, headers)).status, 'status for text/plain').toBe(415)
  })
  optional(`is called by browsers at ${origin}`, async () => {
    const { headers } = await call(checkout, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    })
    expect([origin, '*']).toContain(headers.get('access-control-allow-origin'))
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase()
    expect(allowed, 'or run the storefront with IDEMPOTENCY_KEYS=off').toContain('idempotency-key')
  })
})

describe.runIf(books).each(products)('books: %s', (product) => {
  const { card, whatsApp } = bookingCalls[product]
  const body = () => testBookings(offered(), day)[product]
  const key = { 'idempotency-key': randomUUID() }
  const book = (body: Body, headers: object = { 'idempotency-key': randomUUID() }) =>
    post(card, body, headers)
  let page: string | undefined

  ability(
    'refuses another total and says the right one',
    () => (body()?.total_amount_usd ? body() : null),
    async (body) => {
      const total = body.total_amount_usd ?? 0
      const { status, body: answer } = await book({ ...body, total_amount_usd: total + 1 })
      expect(status).toBe(409)
      const { error } = v.parse(wire.priceChangedRefusal, answer)
      expect(error.current_total_amount_usd).toBeCloseTo(total)
    },
  )
  ability('opens a payment page', body, async (body) => {
    page = await paymentPage(await book(body, key))
  })
  ability(
    'books once when pressed twice',
    () => (page ? body() : null),
    async (body) => {
      expect(await paymentPage(await book(body, key))).toBe(page)
    },
  )
  ability('records a request', body, async ({ total_amount_usd: _, ...request }) => {
    const { status } = await post(whatsApp, request, { 'idempotency-key': randomUUID() })
    expect(status).toBeLessThan(300)
  })
})

optional('keeps the contract to the letter', async () => {
  const all = [...deviations].flatMap(([name, of]) => [...of].map((one) => `${name}: ${one}`))
  expect(all.join('\n'), all.join('\n')).toBe('')
})

/** Address of the payment page, which the storefront only follows over https, or to this machine. */
async function paymentPage({ status, body }: { status: number; body: unknown }): Promise<string> {
  expect(status).toBeLessThan(300)
  const { redirectUrl = '' } = v.parse(wire.checkoutAnswer, unwrap(body))
  const { protocol, hostname, username, password } = new URL(redirectUrl ?? '')
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  expect(isHere ? 'https:' : protocol, 'protocol of redirect_url').toBe('https:')
  expect(username + password, 'credentials in redirect_url').toBe('')
  return redirectUrl ?? ''
}

declare module 'vitest' {
  interface ProvidedContext {
    /** `api` is the address with /api/v1; `origin` that of a storefront whose browsers would call the provider. */
    conformance: { api: string; books: boolean; origin: string }
  }
}
