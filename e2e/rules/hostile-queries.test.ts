import { detailPaths, paths } from '@storefront/contract'
import { renderOnServer } from '@storefront/testing/server'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes as content } from '../../content/src/exposed/routes.tsx'
import { routes as flights } from '../../flights/src/exposed/routes.tsx'
import { routes as hotels } from '../../hotels/src/exposed/routes.tsx'
import { routes as packages } from '../../packages-mfe/src/exposed/routes.tsx'
import { routes as tours } from '../../tours/src/exposed/routes.tsx'
import hostile from './testing/hostile-queries.json' with { type: 'json' }
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

/** Pages that need only an address. */
const pages = [
  ...Object.values(paths).filter((path) => path !== paths.home),
  detailPaths.hotel('laguna-azul'),
  detailPaths.tour('cenotes'),
  detailPaths.package('cenotes'),
  detailPaths.article('tulum'),
]

const { names } = hostile
const long = ['a'.repeat(100_000), '%F0%9F%98%80'.repeat(500), '../'.repeat(200)]

const value = fc.oneof(
  fc.constantFrom(...hostile.awkward, ...long),
  fc
    .string({ unit: 'binary', maxLength: 40 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll('#', '')),
)
const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), value), value)
const query = fc
  .array(pair, { maxLength: 12 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'))

/** Every page with each awkward value under all names at once. Random queries may miss these. */
const examples = pages.flatMap((page) =>
  hostile.awkward.map((text): [string] => [
    `${page}?${names.map((name) => `${name}=${text}`).join('&')}`,
  ]),
)

const count = process.env.HARDENING ? 10_000 : 500

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test('every page renders in bounded size for a hostile query, which changes no prototype', {
  timeout: 120_000,
}, async () => {
  const address = fc
    .tuple(fc.constantFrom(...pages), query)
    .map(([page, text]) => `${page}?${text}`)
  const property = fc.asyncProperty(address, async (at) => {
    const { status, html } = await renderOnServer(routes, at, answers)
    expect(status).toBeLessThan(500)
    expect(html).toContain('<h1')
    // A page may repeat its query a few times, but must not render a form for each of a million travellers.
    expect(html.length).toBeLessThan(600_000 + 20 * at.length)
  })
  await fc.assert(property, { numRuns: examples.length + count, examples })
  expect('polluted' in {}).toBe(false)
})
