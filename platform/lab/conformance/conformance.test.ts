import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../commands/contract/operations.ts'
import { openProvider, type Provider } from '../../provider/src/provider.ts'
import { apiAt } from './api.ts'
import { checkProvider } from './check-provider.ts'
import { conforms, type Finding, reportText } from './finding.ts'
import { startOtherProvider } from './testing/other-provider/server.ts'

const origin = 'https://shop.example'
const log = { debug() {}, info() {}, warn() {}, error() {} }

describe('our own provider', () => {
  let provider: Provider
  beforeAll(async () => {
    provider = await openProvider({
      dataDir: 'memory://',
      corsOrigins: [origin],
      contactPerMinute: 5,
      sandboxPayments: true,
      log,
    })
  }, 60_000)
  afterAll(() => provider.close())

  /** Checks the provider without a network; `change` plants defects in its answers. */
  function check(books: boolean, change?: (path: string, body: unknown) => unknown) {
    const send: typeof fetch = async (input, init) => {
      const response = await provider.app.request(String(input), init)
      if (!change) return response
      const path = new URL(String(input)).pathname.replace('/api/v1', '')
      const body = change(path, await response.clone().json())
      return body === 'gone' ? new Response('', { status: 500 }) : Response.json(body, response)
    }
    return checkProvider(apiAt('http://localhost', send), { books, origin })
  }

  test('has every required and optional ability', async () => {
    const findings = await check(true)
    expect(findings.filter(({ verdict }) => verdict !== 'yes')).toEqual([])
    const calls = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(findings.map(({ call }) => call)).toEqual(expect.arrayContaining(calls))
    expect(conforms(findings)).toBe(true)
    expect(reportText('us', findings)).toContain(`${findings.length} yes, 0 in part, 0 no`)
  }, 60_000)

  describe('with defects', () => {
    type Defect = (body: object) => unknown
    const edit =
      (record: (record: Record<string, unknown>, index: number) => unknown): Defect =>
      (body) => ({ ...body, data: (body as { data: Record<string, unknown>[] }).data.map(record) })
    const defects: Record<string, Defect> = {
      '/tours': edit((tour) => ({ ...tour, price_per_person: 'ask us' })),
      '/hotels': edit((hotel, index) => ({
        ...hotel,
        rating: 'four stars',
        ...(index === 0 ? { id: undefined } : {}),
      })),
      '/articles': (body) => ({
        ...(edit((article) => ({ ...article, publish_date: 20270301 }))(body) as object),
        meta: { last_page: 3 },
      }),
      '/destinations/popular': () => ({ data: {} }),
      '/page/home': () => 'gone',
      '/map-url': () => ({ url: 'http://maps.example' }),
      '/flights/search': edit((flight) => ({ ...flight, departure_time: 'noon' })),
    }
    let findings: Finding[] = []
    beforeAll(async () => {
      findings = await check(false, (path, body) => defects[path]?.(body as object) ?? body)
    }, 60_000)

    test.each<[string, string, Finding['verdict'], RegExp]>([
      ['a price that is a word', 'GET /tours', 'no', /price_per_person/],
      ['one record without an id', 'GET /hotels', 'partly', /1 of \d+ left out: id/],
      ['a rating in words', 'GET /hotels', 'partly', /rating cannot be read/],
      ['a paginated list', 'GET /articles', 'partly', /never asked for/],
      ['an object instead of a list', 'GET /destinations/popular', 'no', /no list/],
      ['a call that fails', 'GET /page/home', 'no', /answers 500/],
      ['a map address without https', 'GET /map-url', 'no', /not https/],
      ['times in words', 'GET /flights/search', 'partly', /not HH:MM/],
      [
        'an answer that differs from the contract',
        'openapi.json',
        'partly',
        /GET \/articles: 200: \/data\/0\/publish_date must be string/,
      ],
    ])('does not conform because of %s', (_, call, verdict, reason) => {
      const finding = findings.find((one) => one.call === call)
      expect(finding?.verdict).toBe(verdict)
      expect(finding?.reasons.join()).toMatch(reason)
      expect(conforms(findings)).toBe(false)
    })
  })
})

test('reports for a company that only sells flights that flights can be booked and the rest is missing', async () => {
  const other = await startOtherProvider()
  const findings = await checkProvider(apiAt(other.url), { books: false, origin })
  await other.stop()
  const able = (verdict: Finding['verdict']) =>
    findings.filter((one) => one.verdict === verdict && one.isNeeded).map(({ call }) => call)
  expect(able('yes')).toEqual(
    expect.arrayContaining(['GET /flights/search', 'POST /bookings/create-checkout']),
  )
  expect(able('no')).toEqual(
    expect.arrayContaining(['GET /hotels', 'GET /tours', 'POST /hotel-bookings/create-checkout']),
  )
  expect(conforms(findings)).toBe(false)
  expect(reportText(other.url, findings)).toMatch(
    /NO {7}Hotels for a stay +GET \/hotels\n +- answers 404/,
  )
})
