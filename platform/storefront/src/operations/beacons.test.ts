import type { Beacon } from '@storefront/shell'
import { afterEach, expect, test, vi } from 'vitest'
import { beaconRoute } from './beacons.ts'
import { log } from './log.ts'

afterEach(() => vi.restoreAllMocks())

const hotels = { live: '1.0.0', versions: ['0.9.0', '1.0.0'] }

/** Sends a body. Returns the status of the answer, what was counted and what was logged. */
async function send(body: unknown, type = 'application/json') {
  const counted: Beacon[] = []
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const app = beaconRoute({
    count: (reports) => counted.push(...reports),
    registry: async () => ({ revision: 1, remotes: { hotels } }),
    trustProxy: false,
    redis: null,
  })
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = { method: 'POST', body: text, headers: { 'content-type': type } }
  const { status } = await app.request('/', init)
  return { status, counted, lines: warn.mock.calls.map(([fields]) => fields) }
}

const loaded = { remote: 'hotels', version: '1.0.0', outcome: 'loaded', ms: 120, error: null }
const failed = {
  ...loaded,
  outcome: 'failed',
  ms: null,
  error: 'RemoteLoadError',
  place: 'entry.js:1:9',
}

test('counts reports and logs failures, only of versions that the registry knows, without unknown fields', async () => {
  const translated = { ...failed, outcome: 'threw', translated: true }
  const unknown = [
    { ...loaded, remote: 'constructor' },
    { ...failed, version: '7.7.7' },
  ]
  const named = { ...loaded, page: '/x', visitor: 'Mateo' }
  expect(await send([...unknown, named, failed, translated])).toEqual({
    status: 204,
    counted: [loaded, failed, translated],
    lines: [failed, translated],
  })
})

test.each([
  ['text that is not JSON', 'x', 400],
  ['an unknown outcome', [{ ...loaded, outcome: 'won' }], 400],
  ['a malformed version', [{ ...loaded, version: '<script>' }], 400],
  ['an error that is a sentence', [{ ...failed, error: 'Mateo Ruiz, CANARY987654' }], 400],
  ['a place with the name of a visitor', [{ ...failed, place: 'Mateo Ruiz.js:1:1' }], 400],
  ['a place outside the release', [{ ...failed, place: '../flights/entry.js:1:1' }], 400],
  ['a negative time', [{ ...loaded, ms: -1 }], 400],
  ['more than 52 reports', Array.from({ length: 53 }, () => loaded), 400],
  ['more than 16 kB', 'x'.repeat(20_000), 413],
  ['another content type than JSON', [loaded], 415, 'text/plain'],
])('refuses %s', async (_, body, status, type?: string) => {
  expect(await send(body, type)).toEqual({ status, counted: [], lines: [] })
})
