import type { Beacon } from '@storefront/shell'
import { afterEach, expect, test, vi } from 'vitest'
import { beaconRoute } from './beacons.ts'
import { log } from './log.ts'

afterEach(() => vi.restoreAllMocks())

const hotels = { live: '1.0.0', versions: ['0.9.0', '1.0.0'] }

function open() {
  const counted: Beacon[] = []
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const app = beaconRoute({
    count: (reports) => counted.push(...reports),
    registry: async () => ({ revision: 1, remotes: { hotels } }),
    trustProxy: false,
    redis: null,
  })
  const send = async (body: unknown, type = 'application/json') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const init = { method: 'POST', body: text, headers: { 'content-type': type } }
    return (await app.request('/', init)).status
  }
  return { counted, lines: () => warn.mock.calls.map(([fields]) => fields), send }
}

const loaded = { remote: 'hotels', version: '1.0.0', outcome: 'loaded', ms: 120, error: null }
const failed = {
  ...loaded,
  outcome: 'failed',
  ms: null,
  error: 'RemoteLoadError',
  place: 'entry.js:1:9',
}

test('counts reports and logs failures', async () => {
  const { counted, lines, send } = open()
  const translated = { ...failed, outcome: 'threw', translated: true }
  expect(await send([loaded, failed, translated])).toBe(204)
  expect(counted).toEqual([loaded, failed, translated])
  expect(lines()).toEqual([failed, translated])
})

test.each([
  ['text that is not JSON', 'x', 400],
  ['an object', loaded, 400],
  ['an unknown outcome', [{ ...loaded, outcome: 'won' }], 400],
  ['a malformed version', [{ ...loaded, version: '<script>' }], 400],
  ['an error that is a sentence', [{ ...failed, error: 'Mateo Ruiz, CANARY987654' }], 400],
  ['a place with the name of a visitor', [{ ...failed, place: 'Mateo Ruiz.js:1:1' }], 400],
  ['a place outside the release', [{ ...failed, place: '../flights/entry.js:1:1' }], 400],
  ['a negative time', [{ ...loaded, ms: -1 }], 400],
  ['more than 52 reports', Array.from({ length: 53 }, () => loaded), 400],
  ['more than 16 kB', 'x'.repeat(20_000), 413],
])('refuses %s', async (_, body, status) => {
  const { counted, lines, send } = open()
  expect(await send(body)).toBe(status)
  expect([counted, lines()]).toEqual([[], []])
})

test('refuses another content type than JSON', async () => {
  expect(await open().send([loaded], 'text/plain')).toBe(415)
})

test('counts only versions that the registry knows, without unknown fields', async () => {
  const { counted, send } = open()
  await send([
    { ...loaded, remote: 'evil' },
    { ...loaded, remote: 'constructor' },
    { ...failed, version: '7.7.7' },
    { ...loaded, page: '/x', visitor: 'Mateo' },
  ])
  expect(counted).toEqual([loaded])
})
