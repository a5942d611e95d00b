import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import { PlantedReleases, type PlantedVisits, plantedBuild } from '../testing/planted-releases.ts'

let releases: PlantedReleases

beforeAll(async () => {
  releases = await PlantedReleases.create()
})
afterAll(() => releases.stop())
beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The page is whole when it shows what its remote says. */
const isWhole = (name: string, page: { html: string }) => page.html.includes(`This is ${name}.`)

/** Layout and a placeholder, with the part left to the browser. */
function expectShell(page: Awaited<ReturnType<PlantedVisits['visit']>>) {
  expect(page.status).toBe(200)
  expect(page.html).toContain('Skip to content')
  expect(page.html).toContain('role="status"')
  expect(page.boot).toMatchObject({ mounted: null, rendered: [] })
}

const budgetMs = 3000

/** The rest is for a machine that has other things to do. */
const inTimeMs = budgetMs + 2000

describe('a remote that breaks costs its own part, and no other remote notices', () => {
  let site: PlantedVisits

  beforeAll(async () => {
    await releases.live('fine', plantedBuild('fine'))
    site = await releases.visits({ budgetMs })
  })
  beforeEach(() => site.allThreads())

  test.each<[how: string, code: string | null]>([
    ['throws at import', 'throw new Error("planted")'],
    ['has a syntax error', 'export const = 1'],
    ['has no server folder', null],
    ['hangs at import', 'await new Promise(() => setInterval(() => {}, 1000))'],
    ['has a loader that hangs', plantedBuild('faulty', { loader: '() => new Promise(() => {})' })],
    [
      'has a loader that throws',
      plantedBuild('faulty', { loader: 'async () => { throw new Error("planted") }' }),
    ],
    ['throws at render', plantedBuild('faulty', { text: '() => { throw new Error("planted") }' })],
    ['loops at import', 'for (;;) {}'],
    ['loops at render', plantedBuild('faulty', { text: '() => { for (;;) {} }' })],
    ['loops in its loader', plantedBuild('faulty', { loader: 'async () => { for (;;) {} }' })],
    [
      'loops when its data has come',
      plantedBuild('faulty', { loader: 'async () => { await 0; for (;;) {} }' }),
    ],
    [
      'kills its thread',
      plantedBuild('faulty', {
        loader: '() => { setTimeout(() => { throw 1 }); return new Promise(() => {}) }',
      }),
    ],
    ['ends its thread', plantedBuild('faulty', { loader: '() => process.exit(1)' })],
  ])('%s', async (how, code) => {
    await releases.live('faulty', code, how.replaceAll(' ', '-'))
    const started = performance.now()
    const faulty = site.visit('/faulty')
    // While the one is being tried, others come and get their page whole.
    for (let count = 0; count < 3; count += 1) {
      expect(isWhole('fine', await site.visit('/fine'))).toBe(true)
    }
    expectShell(await faulty)
    expect(performance.now() - started).toBeLessThan(inTimeMs)
    expect(isWhole('fine', await site.visit('/fine'))).toBe(true)
  })
})

test('pages that share a thread with one that loops at render come whole from another thread', async () => {
  await releases.live(
    'faulty',
    plantedBuild('faulty', { loader: 'async () => 1', text: '() => { for (;;) {} }' }),
    'among-others',
  )
  await releases.live(
    'patient',
    plantedBuild('patient', {
      loader: `() => new Promise((resolve) => setTimeout(resolve, 100, 'This is patient.'))`,
    }),
  )
  const { visit } = await releases.visits({ budgetMs: 4000 })
  const others = Array.from({ length: 6 }, () => visit('/patient'))
  expectShell(await visit('/faulty'))
  for (const page of await Promise.all(others)) expect(isWhole('patient', page)).toBe(true)
})

test('many pages are under way at once in one thread: each waits for its own data', async () => {
  // Every loader waits until all of them have started.
  const loader = `() => {
    globalThis.waiting ??= []
    return new Promise((resolve) => {
      globalThis.waiting.push(resolve)
      if (globalThis.waiting.length === 12) for (const go of globalThis.waiting) go('This is together.')
    })
  }`
  await releases.live('together', plantedBuild('together', { loader }))
  const { visit } = await releases.visits({ threads: 1 })
  const pages = await Promise.all(Array.from({ length: 12 }, () => visit('/together')))
  for (const page of pages) expect(isWhole('together', page)).toBe(true)
})

test('data that are late cost a page its data, not its screen, however short its budget is', async () => {
  const loader = "shared['@storefront/router'].deferred(() => new Promise(() => {}))"
  await releases.live('late', plantedBuild('late', { loader, text: '({ data }) => data.status' }))
  const { visit } = await releases.visits({ budgetMs: 1000 })
  const { html, slow } = await visit('/late')
  expect(html).toContain('<p>pending</p>')
  expect(slow).toEqual(['late/routes'])
})

test('what a page was loaded with is let go as soon as its loaders are done', async () => {
  const loader = `async ({ request }) => {
    const before = globalThis.before
    globalThis.before = request.signal
    return before?.aborted ? 'let go' : 'kept'
  }`
  await releases.live('thrifty', plantedBuild('thrifty', { loader }))
  const { visit } = await releases.visits({ threads: 1, budgetMs: 10_000 })
  expect((await visit('/thrifty')).html).toContain('kept')
  expect((await visit('/thrifty')).html).toContain('let go')
})

test('a part that hangs is asked for twice, then left alone, and comes back when it works again', async () => {
  const hangs = join(releases.root, 'hangs')
  const asked = join(releases.root, 'asked')
  const loader = `async () => {
    const { appendFileSync, existsSync } = await import('node:fs')
    appendFileSync(${JSON.stringify(asked)}, '.')
    if (existsSync(${JSON.stringify(hangs)})) await new Promise(() => {})
    return 'This is moody.'
  }`
  await releases.live('moody', plantedBuild('moody', { loader }))
  await releases.live('fine', plantedBuild('fine'))
  await writeFile(hangs, '')
  const clock = { ms: 0 }
  const { visit } = await releases.visits({ now: () => clock.ms })
  const timesAsked = () => (existsSync(asked) ? readFileSync(asked, 'utf8').length : 0)

  expectShell(await visit('/moody'))
  expectShell(await visit('/moody'))
  for (let count = 0; count < 5; count += 1) expectShell(await visit('/moody'))
  expect(timesAsked()).toBe(2)
  expect(isWhole('fine', await visit('/fine'))).toBe(true)

  await rm(hangs)
  clock.ms += 9_999
  expectShell(await visit('/moody'))
  clock.ms += 1
  expect(isWhole('moody', await visit('/moody'))).toBe(true)
  expect(isWhole('moody', await visit('/moody'))).toBe(true)
})

test('a new release of a remote that was left alone is tried at once', async () => {
  const hanging = plantedBuild('renewed', { loader: '() => new Promise(() => {})' })
  await releases.live('renewed', hanging, '1.0.0')
  const { visit } = await releases.visits()
  await Promise.all([visit('/renewed'), visit('/renewed')])
  expectShell(await visit('/renewed'))
  await releases.live('renewed', plantedBuild('renewed'), '1.0.1')
  expect(isWhole('renewed', await visit('/renewed'))).toBe(true)
})

test('200 visitors at once: none gets anything of another', async () => {
  const loader = `async ({ request, context }) => {
    const { session } = storefrontFrom(context)
    const visitor = new URL(request.url).searchParams.get('visitor')
    session.publish('flight-search-changed', { from: { iataCode: visitor } })
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50))
    return visitor
  }`
  const text = `({ data, storefront }) =>
    'loaded ' + data + ', session ' + storefront.session.getState().flightSearch.from.iataCode + '.'`
  await releases.live('crowd', plantedBuild('crowd', { loader, text }))
  const { visit } = await releases.visits({ budgetMs: 10_000 })
  const visitors = Array.from({ length: 200 }, (_, index) => `visitor-${index}-`)
  const pages = await Promise.all(visitors.map((visitor) => visit(`/crowd?visitor=${visitor}`)))
  const whole = pages.filter(({ html }) => html.includes('loaded '))
  expect(whole.length).toBeGreaterThan(100)
  for (const [index, page] of pages.entries()) {
    const others = JSON.stringify(page).match(/visitor-\d+-/g) ?? []
    expect(new Set(others).size, `visitors in page ${index}`).toBeLessThanOrEqual(1)
    if (page.html.includes('loaded '))
      expect(page.html).toContain(`loaded visitor-${index}-, session visitor-${index}-.`)
  }
})

test('a version that goes live is on the next page, forth and back, without a restart', async () => {
  await releases.live('switched', plantedBuild('switched', { text: `() => 'first'` }), '1.0.0')
  const { visit } = await releases.visits()
  expect((await visit('/switched')).html).toContain('>first<')
  await releases.live('switched', plantedBuild('switched', { text: `() => 'second'` }), '1.1.0')
  expect((await visit('/switched')).html).toContain('>second<')
  await releases.goLive('switched', '1.0.0')
  expect((await visit('/switched')).html).toContain('>first<')
})

test('where a live remote cannot be read, an address without an owner is its fallback with 503, and heals', async () => {
  await releases.live('lost', plantedBuild('lost'))
  const file = join(releases.root, 'lost/1.0.0/release.json')
  const description = await readFile(file, 'utf8')
  await writeFile(file, description.slice(0, -9))
  const { visit } = await releases.visits()
  const page = await visit('/lost')
  expect([page.status, page.head]).toEqual([503, null])
  expect(page.html).toContain('not available right now')
  expect((await visit('/fine')).status).toBe(200)
  await writeFile(file, description)
  expect(isWhole('lost', await visit('/lost'))).toBe(true)
  expect(await visit('/nowhere')).toMatchObject({ status: 404, head: { noindex: true } })
})
