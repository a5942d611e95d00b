import { renderOnServer } from '@storefront/booking/testing/server'
import { detailPaths, paths } from '@storefront/contract'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes as content } from '../../content/src/exposed/routes.tsx'
import { routes as flights } from '../../flights/src/exposed/routes.tsx'
import { routes as hotels } from '../../hotels/src/exposed/routes.tsx'
import { routes as packages } from '../../packages-mfe/src/exposed/routes.tsx'
import { routes as tours } from '../../tours/src/exposed/routes.tsx'
import samples from './testing/samples.json' with { type: 'json' }

const routes = [...flights, ...hotels, ...tours, ...packages, ...content]

const answers = {
  'GET /flights/search': () => [samples.flight],
  'GET /airports/search': () => [samples.airport],
  'GET /hotels': () => [samples.hotel],
  'GET /hotels/laguna-azul': () => samples.hotel,
  'GET /tours': () => [samples.trip],
  'GET /tours/cenotes': () => samples.trip,
  'GET /packages': () => [samples.trip],
  'GET /packages/cenotes': () => samples.trip,
  'GET /articles': () => [samples.article],
  'GET /articles/tulum': () => samples.article,
}

/** Every page that a visitor can reach by its address alone. */
const pages = [
  ...Object.values(paths).filter((path) => path !== paths.home),
  detailPaths.hotel('laguna-azul'),
  detailPaths.tour('cenotes'),
  detailPaths.package('cenotes'),
  detailPaths.article('tulum'),
]

const names =
  'from to departureDate returnDate type adults children infants cabinClass step sort airlines times destination checkin checkout guests tourDate name facilities stars category booking tab q __proto__ constructor toString'.split(
    ' ',
  )
const awkward = [
  '%E0%A4%A',
  '%00',
  '%ff%fe',
  '%',
  '__proto__',
  '1e9',
  '1e308,1e308,1e308',
  '999999999',
  '-1',
  'NaN',
  'Infinity',
  '1,2,3,4,5,6,7',
  '9999-12-31',
  '0000-00-00',
  '-271821-04-20',
  '2026-02-30',
  '275760-09-14',
  '<script>alert(1)</script>',
  "'%22><img src=x onerror=alert(1)>",
  'a'.repeat(100_000),
  '%F0%9F%98%80'.repeat(500),
  '../'.repeat(200),
  'https://evil.example',
  'javascript:alert(1)',
]

const value = fc.oneof(
  fc.constantFrom(...awkward),
  fc
    .string({ unit: 'binary', maxLength: 40 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll('#', '')),
)
const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), value), value)
const query = fc
  .array(pair, { maxLength: 12 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'))

/** Every page with each short awkward value under every name at once, which chance may miss. */
const examples = pages.flatMap((page) =>
  awkward
    .filter((text) => text.length < 50)
    .map((text): [string] => [`${page}?${names.map((name) => `${name}=${text}`).join('&')}`]),
)

const count = process.env.HARDENING ? 10_000 : 500

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test('every page renders a hostile query, within a bounded size', {
  timeout: 120_000,
}, async () => {
  const address = fc
    .tuple(fc.constantFrom(...pages), query)
    .map(([page, text]) => `${page}?${text}`)
  const property = fc.asyncProperty(address, async (at) => {
    const { status, html } = await renderOnServer(routes, at, answers)
    expect(status).toBeLessThan(500)
    expect(html).toContain('<h1')
    // What was asked may be repeated a few times; a form per traveller may not be without end.
    expect(html.length).toBeLessThan(600_000 + 20 * at.length)
  })
  await fc.assert(property, { numRuns: examples.length + count, examples })
})

test('a query changes no prototype', async () => {
  await renderOnServer(
    routes,
    '/hotels?__proto__[polluted]=1&constructor.prototype.polluted=1',
    answers,
  )
  expect('polluted' in {}).toBe(false)
})
