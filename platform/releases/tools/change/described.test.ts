import type { LiveDocument, RegisteredRemote, Release } from '@storefront/contract'
import { descriptionIntegrity } from '@storefront/releases'
import { plantedRelease } from '@storefront/releases/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { described } from './described.ts'

afterEach(() => vi.restoreAllMocks())

const names = { react: ['useState'] }
const offer = {
  ...{ contract: '1.0.0', session: '1.0.0', shared: { react: '19.3.1' } },
  ...{ names, events: {} },
}
const shell = { ...offer, version: '1', integrity: {} }
const none = { js: [], css: [] }
const full = { mounts: ['flights', 'fly'], exposes: { './routes': none, './SearchForm': none } }
const before: Release = { ...plantedRelease('flights', '1.0.0').release, ...full }
const live: Release = { ...plantedRelease('flights', '1.1.0').release, ...full }

/** Describes flights 1.1.0 (last good: 1.0.0) from a store of `releases`. Also returns what it tells of unreadable ones. */
async function describe(
  releases: (Release | typeof shell)[],
  changes: Partial<RegisteredRemote> = {},
  before?: Pick<LiveDocument, 'releases' | 'fallbacks'>,
) {
  const told = vi.spyOn(console, 'error').mockClear().mockReturnValue()
  const find = async (_: string, version: string) =>
    releases.find((one) => one.version === version) ?? null
  const store = { read: find as never, versions: async () => ['1'] }
  const registered = { live: '1.1.0', lastGood: '1.0.0', versions: ['1.0.0', '1.1.0'] }
  const remotes = { flights: { ...registered, ...changes } }
  const registry = { revision: 2, shell: { live: '1', versions: ['1'] }, remotes }
  const document = await described(registry, store, before)
  const fallback = document.fallbacks['flights/1.1.0']
  const versions = Object.values(document.releases).map(({ version }) => version)
  const unread = told.mock.calls.map(([line]) => line)
  return { versions: versions.sort(), fallback, unread, document }
}

const noShell =
  'shell.json cannot be read, so it is left out: No shell was ever published: npm run build'

test('describes a canary, which falls back to the live version', async () => {
  const canary = { version: '1.2.0', percent: 5 }
  const { versions, document } = await describe(
    [shell, before, live, { ...live, version: '1.2.0' }],
    { canary },
  )
  expect(versions).toEqual(['1.0.0', '1.1.0', '1.2.0'])
  expect(document.fallbacks).toEqual({ 'flights/1.1.0': '1.0.0', 'flights/1.2.0': '1.1.0' })
})

const older = { ...offer, contract: '0.9.0', publishes: {}, reads: {} }

test.each<[string, Partial<Release>]>([
  ['was built on a contract that is no longer live', { builtOn: older }],
  ['lacks an address of the live one', { mounts: ['flights'] }],
  ['lacks an expose of the live one', { exposes: { './routes': none } }],
])('has no fallback if the last good release %s', async (_, changes) => {
  expect((await describe([shell, live, { ...before, ...changes }])).fallback).toBeUndefined()
})

test('reuses descriptions and fallbacks of the entry before while the store is down', async () => {
  const { document, ...first } = await describe([shell, before, live])
  expect(await describe([], {}, document)).toMatchObject({ ...first, unread: [noShell] })
})

test('has no fallback without a shell, which it reads only for a candidate', async () => {
  expect(await describe([before, live])).toMatchObject({ fallback: undefined, unread: [noShell] })
  expect((await describe([live])).unread).toEqual([
    'flights/1.0.0 cannot be read, so it is left out: release.json is missing.',
  ])
})

test('leaves out a release that was altered after it went live or has no hashes, which falls back', async () => {
  const hashless = await describe([shell, { ...live, integrity: {} }, before])
  expect(hashless).toMatchObject({ versions: ['1.0.0'], fallback: '1.0.0' })
  const pinned = { descriptions: { '1.1.0': descriptionIntegrity(live) } }
  expect((await describe([shell, live, before], pinned)).versions).toContain('1.1.0')
  const altered = { ...live, integrity: { ...live.integrity, 'entry.js': 'sha256-evil' } }
  expect((await describe([shell, altered, before], pinned)).versions).toEqual(['1.0.0'])
})
