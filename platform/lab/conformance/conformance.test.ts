import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../commands/contract/operations.ts'
import { openProvider, type Provider } from '../../provider/src/provider.ts'
import { apiAt } from './api.ts'
import { checkProvider } from './check-provider.ts'
import { conforms, type Finding, reportText } from './finding.ts'
import { startOtherProvider } from './testing/other-provider/server.ts'

const origin = 'https://shop.example'
const log = { debug() {}, info() {}, warn() {}, error() {} }
const without = (findings: Finding[], verdict: Finding['verdict']) =>
  findings.filter((finding) => finding.verdict !== verdict)
/** Returns the first finding about a call. */
const find = (findings: Finding[], of: string) => findings.find(({ call }) => call === of)

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

  type Change = (path: string, body: unknown) => unknown
  /** Checks the provider without a network; `change` plants a defect in its answers. */
  function check(books: boolean, change?: Change) {
    const send: typeof fetch = async (input, init) => {
      const response = await provider.app.request(String(input), init)
      const path = new URL(String(input)).pathname.replace('/api/v1', '')
      if (!change) return response
      const body = change(path, await response.clone().json())
      return body === 'gone' ? new Response('', { status: 500 }) : Response.json(body, response)
    }
    return checkProvider(apiAt('http://localhost', send), { books, origin })
  }

  test('has every required and optional ability', async () => {
    const findings = await check(true)
    expect(without(findings, 'yes')).toEqual([])
    const calls = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(findings.map(({ call }) => call)).toEqual(expect.arrayContaining(calls))
    expect(conforms(findings)).toBe(true)
    expect(reportText('us', findings)).toContain(`${findings.length} yes, 0 in part, 0 no`)
  }, 60_000)

  test.each<[string, Change, string, Finding['verdict'], RegExp]>([
    [
      'a price that is a word',
      edit('/tours', (tour) => ({ ...tour, price_per_person: 'ask us' })),
      'GET /tours',
      'no',
      /price_per_person/,
    ],
    [
      'one record without an id',
      edit('/hotels', (hotel, index) => (index === 0 ? { ...hotel, id: undefined } : hotel)),
      'GET /hotels',
      'partly',
      /1 of \d+ left out: id/,
    ],
    [
      'a rating in words',
      edit('/hotels', (hotel) => ({ ...hotel, rating: 'four stars' })),
      'GET /hotels',
      'partly',
      /rating cannot be read/,
    ],
    [
      'a paginated list',
      (path, body) =>
        path === '/articles' ? { ...(body as object), meta: { last_page: 3 } } : body,
      'GET /articles',
      'partly',
      /never asked for/,
    ],
    [
      'an object instead of a list',
      (path, body) => (path === '/destinations/popular' ? { data: {} } : body),
      'GET /destinations/popular',
      'no',
      /no list/,
    ],
    [
      'a call that fails',
      (path, body) => (path === '/page/home' ? 'gone' : body),
      'GET /page/home',
      'no',
      /answers 500/,
    ],
    [
      'a map address without https',
      (path, body) => (path === '/map-url' ? { url: 'http://maps.example' } : body),
      'GET /map-url',
      'no',
      /not https/,
    ],
    [
      'times in words',
      edit('/flights/search', (flight) => ({ ...flight, departure_time: 'noon' })),
      'GET /flights/search',
      'partly',
      /not HH:MM/,
    ],
  ])('does not conform with %s', async (_, change, call, verdict, reason) => {
    const findings = await check(false, change)
    const finding = find(findings, call)
    expect([finding?.verdict, finding?.reasons.join()]).toEqual([
      verdict,
      expect.stringMatching(reason),
    ])
    expect(conforms(findings)).toBe(false)
  })

  test('has a finding for an answer that differs from the contract', async () => {
    const timeless = edit('/articles', (article) => ({ ...article, publish_date: 20270301 }))
    const finding = find(await check(false, timeless), 'openapi.json')
    expect(finding).toMatchObject({
      verdict: 'partly',
      reasons: ['GET /articles: 200: /data/0/publish_date must be string'],
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
    expect.arrayContaining([
      'GET /airports/search',
      'GET /flights/search',
      'GET /page/home',
      'POST /bookings/create-checkout',
    ]),
  )
  expect(able('no')).toEqual(
    expect.arrayContaining([
      'GET /hotels',
      'GET /tours',
      'GET /packages',
      'POST /hotel-bookings/create-checkout',
    ]),
  )
  expect(conforms(findings)).toBe(false)
  expect(reportText(other.url, findings)).toMatch(
    /NO {7}Hotels for a stay +GET \/hotels\n +- answers 404/,
  )
})

/** Changes every record of a list. */
function edit(
  path: string,
  record: (record: Record<string, unknown>, index: number) => unknown,
): (path: string, body: unknown) => unknown {
  return (called, body) => {
    if (called !== path) return body
    const { data } = body as { data: unknown }
    return { data: Array.isArray(data) ? data.map(record) : data }
  }
}
