import type { Registry } from '@storefront/contract'
import { generateSignedCookie } from 'hono/cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { type BeaconOptions, beaconRoute } from './beacons.ts'
import { log } from './log.ts'
import { Tallies } from './tallies.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const cookieKey = 'a key that all storefronts are given'
const hotels = { live: '1.0.0', versions: ['0.9.0', '1.0.0', '1.1.0'] }
const atFive: Registry = {
  revision: 1,
  remotes: { hotels: { ...hotels, canary: { version: '1.1.0', percent: 5 } } },
}

function open({
  now = () => new Date('2026-11-21T10:00:00Z'),
  trustProxy = false,
  registry = { revision: 1, remotes: { hotels } },
}: Partial<Pick<BeaconOptions, 'now' | 'trustProxy'>> & { registry?: Registry } = {}) {
  const tallies = new Tallies()
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const app = beaconRoute({
    tallies,
    registry: async () => registry,
    cookieKey,
    trustProxy,
    redis: null,
    now,
  })
  const tell = async (
    body: unknown,
    type = 'application/json',
    via: Record<string, string> = {},
  ) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const init = { method: 'POST', body: text, headers: { 'content-type': type, ...via } }
    return (await app.request('/', init)).status
  }
  return { tallies, lines: () => warn.mock.calls.map(([fields]) => fields), tell }
}

const loaded = { remote: 'hotels', version: '1.0.0', outcome: 'loaded', ms: 120, error: null }
const failed = {
  ...loaded,
  outcome: 'failed',
  ms: null,
  error: 'RemoteLoadError',
  place: 'entry.js:1:9',
}

test('what pages tell is counted, and what went wrong is a line of the log', async () => {
  const { tallies, lines, tell } = open()
  expect(await tell([loaded, failed])).toBe(204)
  expect(tallies.list()).toMatchObject([
    { loads: 1, failures: 1, pages: 1, lastError: { place: 'entry.js:1:9' } },
  ])
  expect(lines()).toEqual([failed])
})

test.each([
  ['not JSON', 'x', 400],
  ['not a list', loaded, 400],
  ['another outcome', [{ ...loaded, outcome: 'won' }], 400],
  ['a version that is none', [{ ...loaded, version: '<script>' }], 400],
  ['an error with a text', [{ ...failed, error: 'Mateo Ruiz, CANARY987654' }], 400],
  ['a place with a text', [{ ...failed, place: 'Mateo Ruiz.js:1:1' }], 400],
  ['a place elsewhere', [{ ...failed, place: '../flights/entry.js:1:1' }], 400],
  ['a time that is none', [{ ...loaded, ms: -1 }], 400],
  ['too many', Array.from({ length: 53 }, () => loaded), 400],
  ['too much', 'x'.repeat(20_000), 413],
])('%s is refused and not counted', async (_, body, status) => {
  const { tallies, lines, tell } = open()
  expect(await tell(body)).toBe(status)
  expect([tallies.list(), lines()]).toEqual([[], []])
})

test('only JSON is read', async () => {
  const { tell } = open()
  expect(await tell([loaded], 'text/plain')).toBe(415)
})

test('beacons of unknown remotes and versions, and unknown fields, are not kept', async () => {
  const { tallies, tell } = open()
  await tell([
    { ...loaded, remote: 'evil' },
    { ...loaded, remote: 'constructor' },
    ...Array.from({ length: 48 }, (_, n) => ({ ...failed, version: `7.7.${n}` })),
    { ...loaded, page: '/x', visitor: 'Mateo' },
  ])
  expect(tallies.list()).toHaveLength(1)
  expect(JSON.stringify(tallies.list())).not.toContain('Mateo')
})

/** The cookie of a visitor whom a server with this key numbered. */
async function visitorCookie(number: string, key = cookieKey): Promise<string> {
  const id = Buffer.alloc(12, number).toString('base64url')
  return (await generateSignedCookie('visitor', id, key)).split(';')[0] ?? ''
}

test('A6: invented versions push no figures out', async () => {
  const { tallies, tell } = open()
  await tell([failed])
  for (let n = 0; n < 3; n++) {
    const invented = (_: unknown, m: number) => ({ ...loaded, version: `9.${n}.${m}` })
    expect(await tell(Array.from({ length: 52 }, invented))).toBe(204)
  }
  expect(tallies.list()).toMatchObject([{ version: '1.0.0', failures: 1 }])
})

test.each([
  ['no cookie', async () => ''],
  ['a number that they chose', async () => 'visitor=ana'],
  ['a number that another site signed', () => visitorCookie('a', 'a key of another site, as long')],
  ['a cookie as long as a server takes', async () => `visitor=${'a'.repeat(14_500)}`],
  [
    'another cookie of ours',
    async () => (await generateSignedCookie('visitor', 'ab', cookieKey)).split(';')[0] ?? '',
  ],
])('A6, A7: while a canary runs, nobody counts who has %s', async (_, cookie) => {
  const { tallies, tell } = open({ registry: atFive })
  expect(await tell([failed], undefined, { cookie: await cookie() })).toBe(204)
  expect(tallies.list()).toEqual([])
})

test('A6: one address is one visitor, with as many cookies as it takes; another address is another one', async () => {
  const { tallies, tell } = open({ registry: atFive, trustProxy: true })
  const canary = { ...failed, version: '1.1.0' }
  for (let n = 0; n < 16; n++)
    await tell([canary], undefined, {
      cookie: await visitorCookie(String(n)),
      'x-forwarded-for': '203.0.113.9',
    })
  expect(tallies.list()).toMatchObject([{ version: '1.1.0', visitors: 1, failures: 1, pages: 16 }])
  await tell([canary], undefined, {
    cookie: await visitorCookie('z'),
    'x-forwarded-for': '198.51.100.7',
  })
  expect(tallies.list()).toMatchObject([{ visitors: 2, failures: 2 }])
})
