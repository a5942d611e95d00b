import { randomUUID } from 'node:crypto'
import { allowedRedirect } from '@storefront/booking/testing/rules'
import { bookingCalls, products } from '@storefront/contract'
import * as wire from '@storefront/contract/wire'
import { addDays, fromDate } from '@storefront/domain'
import { readList, readOne, unwrap } from '@storefront/http'
import * as v from 'valibot'
import { describe, expect, inject, test } from 'vitest'
import { answerChecker } from '../../commands/contract/answers.ts'
import { readContract } from '../../commands/contract/contract-file.ts'
import { operations } from '../../commands/contract/operations.ts'
import { type Found, testBookings } from './test-bookings.ts'

// The abilities that the storefront needs of a provider, in order: later tests use the records that earlier ones found.
const { api, books, origin } = inject('conformance')
const day = addDays(fromDate(new Date()), 60)
const guests = { adults: '2', children: '0', infants: '0' }
const stay = { q: '', check_in: day, check_out: addDays(day, 7), ...guests }
const contract = answerChecker(readContract())
const deviations = new Map(contract.calls.map((call) => [call, new Set(['was not called'])]))

type Query = Record<string, string>

async function call(path: string, { query = {}, ...init }: RequestInit & { query?: Query } = {}) {
  const options = { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init } as const
  const response = await fetch(`${api}${path}?${new URLSearchParams(query)}`, options)
  const { status, headers } = response
  const body: unknown = await response.json().catch(() => undefined)
  const checked = contract.answer({ method: init.method ?? 'GET', path, status, body })
  const known = checked && deviations.get(checked.call)
  known?.delete('was not called')
  for (const problem of checked?.problems ?? []) known?.add(problem)
  return { status, headers, body }
}

async function get(path: string, query: Query = {}): Promise<unknown> {
  const { status, body } = await call(path, { query })
  if (status < 200 || status > 299) throw new Error(`answers ${status}`)
  return body
}

const post = (path: string, body: unknown, more: Record<string, string> = {}) => {
  const headers = { 'content-type': 'application/json', ...more }
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Reads a list as the storefront does. Each record that it leaves out fails the test. */
async function getList<S extends v.GenericSchema>(schema: S, path: string, query?: Query) {
  const body = await get(path, query)
  const list = readList(schema, body, path)
  for (const record of unwrap(body) as unknown[])
    expect.soft(() => readOne(schema, record, path)).not.toThrow()
  return list
}

/** An ability of the contract. Without the record that it needs it is untried. */
function ability<Given>(
  name: string,
  given: () => Given | undefined,
  tried: (given: Given) => Promise<unknown>,
): void {
  const found = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name)
  test(found ? `${found.summary} (${name})` : name, async ({ skip }) => {
    await tried(given() ?? skip('untried'))
  })
}

const always = () => true

/** An ability that the storefront can do without: its lack is told, but does not fail. */
const optional = (name: string, tried: () => Promise<unknown>) =>
  test(`${name} (not needed)`, async ({ skip }) => {
    await tried().catch((error: Error) => skip(error.message))
  })

/** List, with the field that names one of its records in an address. */
type List = [path: string, schema: v.GenericSchema, query?: Query, name?: 'id' | 'slug']

// The contract requires ids of packages only.
const lists: List[] = [
  ['/airports/search', wire.airport, { query: '' }],
  ['/destinations/popular', wire.popularDestination],
  ['/destinations/search', wire.destinationResult, { query: 'a' }],
  ['/articles', wire.article, {}, 'slug'],
  ['/hotels', wire.hotel, stay, 'slug'],
  ['/tours', wire.tour, { q: '' }, 'slug'],
  ['/packages', wire.tour, stay, 'id'],
]
const found: Found = {}

describe.each(lists)('reads %s', (path, schema, query, name) => {
  let first: Record<string, string> | undefined
  ability(`GET ${path}`, always, async () => {
    ;[first] = (await getList(schema, path, query)) as (typeof first)[]
    expect(first, 'the list is empty: its records are untried').toBeDefined()
  })
  if (!name) return
  const record = operations.find((one) => one.path.startsWith(`${path}/{`))?.path
  const key = () => first?.[name]
  ability(`GET ${record}`, key, async (key) => {
    const address = `${path}/${encodeURIComponent(key)}`
    Object.assign(found, { [path]: readOne(schema, await get(address), address) })
    const { status } = await call(`${path}/there-is-none-of-this-name`)
    expect(status, 'status of a record that does not exist').toBeGreaterThan(299)
  })
})

const hotel = () => found['/hotels']
ability('prices each room of a hotel', hotel, async ({ rooms }) => {
  for (const { name, price_per_night: own, rates } of rooms) {
    const isPriced = rates.some((rate) => rate.price_per_night ?? own)
    expect.soft(isPriced, name).toBe(true)
  }
})
ability('GET /page/home', always, async () => {
  readOne(wire.homePage, await get('/page/home'), '/page/home')
})
ability('GET /map-url', always, async () => {
  expect(v.parse(wire.mapUrl, unwrap(await get('/map-url')))).toMatch(/^https:/)
})
ability('GET /contact/status', always, () => get('/contact/status'))
optional('GET /hotels/{id}/days', async () => {
  const { days, slug, id } = hotel() ?? {}
  expect(days, '"days": true of a hotel').toBe(true)
  const query = { first: day, last: stay.check_out, nights: '1', ...guests }
  await getList(wire.dayPrice, `/hotels/${encodeURIComponent(slug || id || '')}/days`, query)
})

describe('flights', () => {
  let route: Query | undefined
  let hasDays = false
  test('has a flight of a day, one way', { timeout: 400_000 }, async () => {
    const airports = await getList(wire.airport, '/airports/search', { query: '' })
    const codes = airports.map(({ iata_code }) => iata_code)
    const pairs = codes.flatMap((from) => codes.map((to) => ({ from, to })))
    for (const pair of pairs.filter(({ from, to }) => from !== to).slice(0, 12)) {
      const body = await get('/flights/search', { ...pair, date: day, type: 'Oneway' })
      const { outbound_flights: flights } = readOne(wire.flightResults, body, '/flights/search')
      const [flight] = flights
      if (!flight) continue
      route = pair
      found['/flights'] = flight
      hasDays = v.is(v.object({ days: v.literal(true) }), body)
      for (const time of flights.flatMap((one) => [one.departure_time, one.arrival_time]))
        expect.soft(time).toMatch(/^\d\d:\d\d/)
      return
    }
    throw new Error('no flight on 12 routes of its own airports')
  })
  const known = () => route
  ability('GET /flights/search', known, async (route) => {
    const query = { ...route, date: day, returnDate: stay.check_out, type: 'Round Trip' }
    const body = await get('/flights/search', query)
    expect(unwrap(body), 'one list instead of both directions').not.toBeInstanceOf(Array)
    const flights = readOne(wire.flightResults, body, '/flights/search')
    expect(flights.inbound_flights, 'inbound flights').not.toEqual([])
    for (const { id, price_round_trip } of flights.outbound_flights)
      expect.soft(price_round_trip, `price_round_trip of ${id}`).not.toBeNull()
  })
  optional('GET /flights/days', async () => {
    expect(hasDays, '"days": true beside "data"').toBe(true)
    const query = { ...route, first: day, last: stay.check_out, type: 'Oneway' }
    const days = await getList(wire.dayPrice, '/flights/days', query)
    expect(days.find(({ date }) => date === day)?.price, 'price of a day with flights').toBeTruthy()
  })
})

const checkout = '/bookings/create-checkout'

describe('refusals', () => {
  test.each(operations.filter(({ method }) => method === 'post'))(
    'refuses an empty body: $summary (POST $path)',
    async ({ path }) => expect([400, 409, 415, 422]).toContain((await post(path, {})).status),
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
  const body = () => testBookings(found, day)[product]
  const total = () => body()?.total_amount_usd
  const send = (path: string, body: unknown, key = randomUUID()) =>
    post(path, body, { 'idempotency-key': key })

  ability('refuses another total and says the right one', total, async (total) => {
    const { status, body: answer } = await send(card, { ...body(), total_amount_usd: total + 1 })
    expect(status).toBe(409)
    const { error } = v.parse(wire.priceChangedRefusal, answer)
    expect(error.current_total_amount_usd).toBeCloseTo(total)
  })
  ability('opens a payment page, and the same one when pressed twice', body, async (body) => {
    const key = randomUUID()
    const open = async () => {
      const { status, body: answer } = await send(card, body, key)
      expect(status).toBeLessThan(300)
      const { redirectUrl } = v.parse(wire.checkoutAnswer, unwrap(answer))
      expect(allowedRedirect(redirectUrl, []), `redirect_url ${redirectUrl}`).not.toBeNull()
      return redirectUrl
    }
    const page = await open()
    expect(await open(), 'redirect_url of the second press').toBe(page)
  })
  ability('records a request', body, async ({ total_amount_usd: _, ...request }) => {
    expect((await send(whatsApp, request)).status).toBeLessThan(300)
  })
})

optional('keeps the contract to the letter', async () => {
  const all = [...deviations].flatMap(([name, of]) => [...of].map((one) => `${name}: ${one}\n`))
  expect(all, all.join('')).toEqual([])
})

declare module 'vitest' {
  interface ProvidedContext {
    /** `api` is the address with /api/v1; `origin` that of a storefront whose browsers would call the provider. */
    conformance: { api: string; books: boolean; origin: string }
  }
}
