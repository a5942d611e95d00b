import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import { plantedBuild, plantReleases } from '../testing/planted-releases.ts'

let releases: Awaited<ReturnType<typeof plantReleases>>
type Visits = Awaited<ReturnType<typeof releases.visits>>

beforeAll(async () => {
  releases = await plantReleases()
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
function expectShell(page: Awaited<ReturnType<Visits['visit']>>) {
  expect(page.status).toBe(200)
  expect(page.html).toContain('role="status"')
  expect(page.html).toContain('"mounted":null,"rendered":[]')
}

const [hangs, loops] = ['new Promise(() => {})', '{ for (;;) {} }']
const throws = '{ throw new Error("planted") }'
const patient = plantedBuild('patient', {
  loader: `() => new Promise((resolve) => setTimeout(resolve, 100, 'This is patient.'))`,
})

describe('loses only the part of a remote that', () => {
  let site: Visits
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
  const files = { js: [], css: [] }
  const tab = { id: 'boats', label: 'Boats', position: 1 }
  const build = (
    expose: string,
    part: string,
  ) => `const { react } = globalThis.__STOREFRONT_SHARED__
    export const exposes = { '${expose}': async () => (${part}) }`
  const screen = (text: string) => `() => react.createElement('p', null, ${text})`
  const live = async (version: string, data: string, text: string) => {
    const home = `{ homeLoader: async () => ${data}, HomeTop: ${screen('"All of Cancún"')}, HomeBelow: () => null }`
    const form = `{ SearchForm: ${screen(text)} }`
    const of = { content: { './home': files }, boats: { './SearchForm': files } }
    await releases.live('content', build('./home', home), version, { exposes: of.content })
    await releases.live('boats', build('./SearchForm', form), version, { tab, exposes: of.boats })
  }
  const planted = `(() => ${throws})()`
  const { visit } = await releases.visits({ budgetMs: 4500 })
  for (const [version, data, text, left, shown] of [
    ['1.0.0', '({})', '"Boats from"', [], 'Boats from'],
    ['1.0.1', planted, '"Boats from"', ['content/home'], 'Boats from'],
    ['1.0.2', '({})', planted, ['boats/SearchForm'], 'All of Cancún'],
  ] as const) {
    await live(version, data, text)
    expect(await visit('/')).toMatchObject({ left, html: expect.stringContaining(shown) })
  }
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

test('renders the screen without data that are late or failed, and says so', async () => {
  const fields = ['new Promise(() => {})', "Promise.reject(new Error('down'))"]
  const list = `shared['@storefront/router'].deferred(() => ({ one: ${fields[0]}, other: ${fields[1]} }))`
  const text = "({ data }) => data.one.status + ', ' + data.other.status"
  await releases.live('late', plantedBuild('late', { loader: list, text }))
  const { visit } = await releases.visits()
  const page = await visit('/late')
  expect(page.html).toContain('<p>pending, failed</p>')
  expect(page).toMatchObject({ late: ['late/routes'], isDataFailed: true })
})

test('leaves a part that hung twice to the browser, for 10 s or until a new release', async () => {
  const file = join(releases.root, 'calls')
  const calls = () => readFileSync(file, 'utf8').length
  const loader = `async () => {
    const { appendFileSync } = await import('node:fs')
    appendFileSync(${JSON.stringify(file)}, '.')
    await ${hangs}
  }`
  await releases.live('moody', plantedBuild('moody', { loader }))
  await releases.live('fine', plantedBuild('fine'))
  const clock = { ms: 0 }
  const { visit } = await releases.visits({ budgetMs: 2500, now: () => clock.ms })
  for (const [waitMs, tries] of [
    [0, 1],
    [0, 2],
    [9_999, 2],
    [1, 3],
    [0, 3],
  ] as const) {
    clock.ms += waitMs
    expectShell(await visit('/moody'))
    expect(calls()).toBe(tries)
  }
  const fine = await visit('/fine')
  expect([isWhole('fine', fine), fine.isDataFailed]).toEqual([true, false])
  await releases.live('moody', plantedBuild('moody'), '1.0.1')
  expect(isWhole('moody', await visit('/moody'))).toBe(true)
})

describe('in one thread', () => {
  let site: Visits

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
    await Promise.all(
      visitors.map(async (visitor) => {
        const page = await site.visit(`/crowd?visitor=${visitor}`)
        const found = JSON.stringify(page).match(/visitor-\d+-/g)
        expect(new Set(found)).toEqual(new Set([visitor]))
        expect(page.html).toContain(`loaded ${visitor}, session ${visitor}.`)
      }),
    )
  })
})
