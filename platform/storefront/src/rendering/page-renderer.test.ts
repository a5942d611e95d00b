import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import { PlantedReleases, type PlantedVisits, plantedBuild } from '../testing/planted-releases.ts'

let releases: PlantedReleases

beforeAll(async () => {
  releases = await PlantedReleases.create()
}, 60_000)
afterAll(() => releases.stop())
beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const isWhole = (name: string, page: { html: string }) => page.html.includes(`This is ${name}.`)

/** Expects the layout and a placeholder for the browser to fill. */
function expectShell(page: Awaited<ReturnType<PlantedVisits['visit']>>) {
  expect(page.status).toBe(200)
  expect(page.html).toContain('Skip to content')
  expect(page.html).toContain('role="status"')
  expect(page.html).toContain('"mounted":null,"rendered":[]')
}

const [hangs, loops] = ['new Promise(() => {})', '{ for (;;) {} }']
const throws = '{ throw new Error("planted") }'
const patient = plantedBuild('patient', {
  loader: `() => new Promise((resolve) => setTimeout(resolve, 100, 'This is patient.'))`,
})

describe('loses only the part of a remote that', () => {
  let site: PlantedVisits
  const lost: string[] = []

  beforeAll(async () => {
    await releases.live('fine', plantedBuild('fine'))
    const onThreadLost = (reason: string) => lost.push(reason)
    site = await releases.visits({ budgetMs: 4500, onThreadLost })
  })
  beforeEach(async () => {
    await site.allThreads()
    lost.length = 0
  })

  test.each<[how: string, code: string | null, lost?: string]>([
    ['throws at import', throws],
    ['has no server folder', null],
    ['hangs at import', `await ${hangs}`],
    ['has a loader that hangs', plantedBuild('faulty', { loader: `() => ${hangs}` })],
    ['has a loader that throws', plantedBuild('faulty', { loader: `async () => ${throws}` })],
    ['throws at render', plantedBuild('faulty', { text: `() => ${throws}` })],
    ['loops at import', 'for (;;) {}', 'stuck'],
    ['loops in its loader', plantedBuild('faulty', { loader: `async () => ${loops}` }), 'stuck'],
    ['ends its thread', plantedBuild('faulty', { loader: '() => process.exit(1)' }), 'exit'],
  ])('%s', async (how, code, reason) => {
    await releases.live('faulty', code, how.replaceAll(' ', '-'))
    const faulty = site.visit('/faulty')
    for (let count = 0; count < 3; count += 1) {
      expect(isWhole('fine', await site.visit('/fine'))).toBe(true)
    }
    expectShell(await faulty)
    expect(isWhole('fine', await site.visit('/fine'))).toBe(true)
    expect(lost).toEqual(reason ? [reason] : [])
  })
})

test('on home, an error of one remote leaves the part of the other', async () => {
  const part = (text: string) => `() => react.createElement('p', null, ${text})`
  const content = (data: string) => `const { react } = globalThis.__STOREFRONT_SHARED__
    const home = { homeLoader: async () => ${data}, HomeTop: ${part('"All of Cancún"')}, HomeBelow: () => null }
    export const exposes = { './home': async () => home }`
  const form = (text: string) => `const { react } = globalThis.__STOREFRONT_SHARED__
    export const exposes = { './SearchForm': async () => ({ SearchForm: ${part(text)} }) }`
  const files = { js: [], css: [] }
  const tab = { id: 'boats', label: 'Boats', position: 1 }
  const live = async (version: string, data: string, boats: string) => {
    await releases.live('content', content(data), version, { exposes: { './home': files } })
    await releases.live('boats', form(boats), version, { tab, exposes: { './SearchForm': files } })
  }
  const planted = '(() => { throw new Error("planted") })()'
  const { visit } = await releases.visits({ budgetMs: 4500 })
  await live('1.0.0', '({})', '"Boats from"')
  expect((await visit('/')).left).toEqual([])
  await live('1.0.1', planted, '"Boats from"')
  expect(await visit('/')).toMatchObject({
    left: ['content/home'],
    html: expect.stringContaining('Boats from'),
  })
  await live('1.0.2', '({})', planted)
  expect(await visit('/')).toMatchObject({
    left: ['boats/SearchForm'],
    html: expect.stringContaining('All of Cancún'),
  })
})

test('replaces a thread that runs out of memory', async () => {
  const lost: string[] = []
  const onThreadLost = (reason: string) => lost.push(reason)
  // On a busy machine a heap fills slowly, and without a heartbeat.
  const { visit } = await releases.visits({ budgetMs: 20_000, onThreadLost })
  const loader = 'async () => { for (const all = []; ; ) all.push(new Array(1e6).fill(1.5)) }'
  await releases.live('greedy', plantedBuild('greedy', { loader }))
  expectShell(await visit('/greedy'))
  expect(lost).toEqual(['memory'])
})

test('renders again the pages that shared a thread with one that loops', async () => {
  const looping = plantedBuild('faulty', { loader: 'async () => 1', text: `() => ${loops}` })
  await releases.live('faulty', looping, 'among-others')
  await releases.live('patient', patient)
  const { visit } = await releases.visits({ budgetMs: 4000 })
  const others = Array.from({ length: 6 }, () => visit('/patient'))
  expectShell(await visit('/faulty'))
  for (const page of await Promise.all(others)) expect(isWhole('patient', page)).toBe(true)
})

test('renders the screen without data that are late', async () => {
  const loader = "shared['@storefront/router'].deferred(() => ({ list: new Promise(() => {}) }))"
  await releases.live(
    'late',
    plantedBuild('late', { loader, text: '({ data }) => data.list.status' }),
  )
  const { visit } = await releases.visits({ budgetMs: 1000 })
  const { html, late } = await visit('/late')
  expect(html).toContain('<p>pending</p>')
  expect(late).toEqual(['late/routes'])
})

test.each([
  ['any error', "new Error('down')", true],
  [
    '404, as of a call that the provider leaves out',
    'Object.assign(new Error(), { status: 404 })',
    false,
  ],
])('knows that data failed with %s', async (_, error, isDataFailed) => {
  const loader = `shared['@storefront/router'].deferred(() => ({ list: Promise.reject(${error}) }))`
  const text = '({ data }) => data.list.status'
  await releases.live(
    'failing',
    plantedBuild('failing', { loader, text }),
    `failing-${isDataFailed}`,
  )
  const { visit } = await releases.visits()
  const page = await visit('/failing')
  expect(page.html).toContain('<p>failed</p>')
  expect(page).toMatchObject({ late: [], isDataFailed })
})

test('leaves a part that hung twice to the browser, for 10 s or until a new release', async () => {
  const hanging = join(releases.root, 'hanging')
  const calls = join(releases.root, 'calls')
  const loader = `async () => {
    const { appendFileSync, existsSync } = await import('node:fs')
    appendFileSync(${JSON.stringify(calls)}, '.')
    if (existsSync(${JSON.stringify(hanging)})) await ${hangs}
    return 'This is moody.'
  }`
  await releases.live('moody', plantedBuild('moody', { loader }))
  await releases.live('fine', plantedBuild('fine'))
  await writeFile(hanging, '')
  const clock = { ms: 0 }
  const { visit } = await releases.visits({ now: () => clock.ms })
  for (let count = 0; count < 7; count += 1) expectShell(await visit('/moody'))
  expect(readFileSync(calls, 'utf8')).toHaveLength(2)
  expect(isWhole('fine', await visit('/fine'))).toBe(true)

  await rm(hanging)
  clock.ms += 9_999
  expectShell(await visit('/moody'))
  await releases.live('moody', plantedBuild('moody'), '1.0.1')
  expect(isWhole('moody', await visit('/moody'))).toBe(true)
  await releases.goLive('moody', '1.0.0')
  expectShell(await visit('/moody'))
  clock.ms += 1
  for (const page of [await visit('/moody'), await visit('/moody')])
    expect(isWhole('moody', page)).toBe(true)
})

describe('in one thread', () => {
  let site: PlantedVisits

  beforeAll(async () => {
    site = await releases.visits({ threads: 1, budgetMs: 20_000 })
  })

  test('goes on rendering after a remote throws outside a render', async () => {
    const loader = `() => { Promise.reject(1); setTimeout(() => ${throws}); return 'This is careless.' }`
    await releases.live('careless', plantedBuild('careless', { loader }))
    await releases.live('patient', patient)
    const other = site.visit('/patient')
    expect(isWhole('careless', await site.visit('/careless'))).toBe(true)
    expect(isWhole('patient', await other)).toBe(true)
  })

  test('aborts the request of a page when its loaders are done', async () => {
    const loader = `async ({ request }) => {
      const before = globalThis.before
      globalThis.before = request.signal
      return before?.aborted ? 'aborted' : 'pending'
    }`
    await releases.live('thrifty', plantedBuild('thrifty', { loader }))
    expect((await site.visit('/thrifty')).html).toContain('pending')
    expect((await site.visit('/thrifty')).html).toContain('aborted')
  })

  test('renders 60 pages at once, and shows no visitor the data of another', async () => {
    // Every loader waits until all of them have started.
    const loader = `async ({ request, context }) => {
      const { session } = storefrontFrom(context)
      const visitor = new URL(request.url).searchParams.get('visitor')
      session.publish('flight-search-changed', { from: { iataCode: visitor } })
      globalThis.waiting ??= []
      await new Promise((resolve) => {
        globalThis.waiting.push(resolve)
        if (globalThis.waiting.length === 60) for (const go of globalThis.waiting) go()
      })
      return visitor
    }`
    const text = `({ data, storefront }) =>
      'loaded ' + data + ', session ' + storefront.session.getState().flightSearch.from.iataCode + '.'`
    await releases.live('crowd', plantedBuild('crowd', { loader, text }))
    const visitors = Array.from({ length: 60 }, (_, index) => `visitor-${index}-`)
    const pages = await Promise.all(
      visitors.map((visitor) => site.visit(`/crowd?visitor=${visitor}`)),
    )
    for (const [index, page] of pages.entries()) {
      const found = JSON.stringify(page).match(/visitor-\d+-/g) ?? []
      expect(new Set(found), `visitors in page ${index}`).toEqual(new Set([visitors[index]]))
      expect(page.html).toContain(`loaded visitor-${index}-, session visitor-${index}-.`)
    }
  })
})

test('answers 503 for an address without an owner while a live remote cannot be read', async () => {
  await releases.live('lost', plantedBuild('lost'))
  const file = join(releases.root, 'lost/1.0.0/release.json')
  const description = await readFile(file, 'utf8')
  await writeFile(file, description.slice(0, -9))
  const { visit } = await releases.visits()
  const page = await visit('/lost')
  expect(page.status).toBe(503)
  expect(page.html).toContain('not available right now')
  expect((await visit('/fine')).status).toBe(200)
  await writeFile(file, description)
  expect(isWhole('lost', await visit('/lost'))).toBe(true)
  const nowhere = await visit('/nowhere')
  expect([nowhere.status, nowhere.html.includes('content="noindex"')]).toEqual([404, true])
})
