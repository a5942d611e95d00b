import type { Published, Release } from '@storefront/contract'
import { descriptionIntegrity, liveVersions, releaseFolder } from '@storefront/releases'
import { plantedRelease } from '@storefront/releases/testing'
import { expect, test } from 'vitest'
import { publishedOf } from './published-of.ts'

const offer = { contract: '1.0.0', session: '1.0.0', shared: { react: '19.3.1' }, events: {} }
const shell = { ...offer, version: '1', integrity: {} }
const none = { js: [], css: [] }
const full = { mounts: ['flights', 'fly'], exposes: { './routes': none, './SearchForm': none } }
const before: Release = { ...plantedRelease('flights', '1.0.0').release, ...full }
const live: Release = { ...plantedRelease('flights', '1.1.0').release, ...full }

/** Publishes flights 1.1.0 (last good: 1.0.0) from a store of `releases`. Also returns what could not be read. */
async function publish(releases: (Release | typeof shell)[], descriptions = {}, known?: Published) {
  const find = async (_: string, version: string) =>
    releases.find((one) => one.version === version) ?? null
  const store = { read: find as never, versions: async () => ['1'] }
  const registered = { live: '1.1.0', lastGood: '1.0.0', versions: ['1.0.0', '1.1.0'] }
  const remotes = { flights: { ...registered, descriptions } }
  const registry = { revision: 2, shell: { live: '1', versions: ['1'] }, remotes }
  const unread: string[] = []
  const onTrouble = (what: string) => void unread.push(what)
  const published = await publishedOf(registry, { store, onTrouble }, known)
  const standIn = published.standIns[releaseFolder('flights', liveVersions(registry).flights ?? '')]
  const versions = Object.values(published.releases).map(({ version }) => version)
  return { versions: versions.sort(), standIn, unread, published }
}

test('publishes the last good release as the fallback of an unreadable live one', async () => {
  expect(await publish([shell, before])).toMatchObject({ versions: ['1.0.0'], standIn: '1.0.0' })
})

test.each<[string, Partial<Release>]>([
  [
    'was built on a contract that is no longer live',
    { builtOn: { ...offer, contract: '0.9.0', publishes: {}, reads: {} } },
  ],
  ['lacks an address of the live one', { mounts: ['flights'] }],
  ['lacks an expose of the live one', { exposes: { './routes': none } }],
])('has no fallback if the last good release %s', async (_, changes) => {
  expect((await publish([shell, live, { ...before, ...changes }])).standIn).toBeUndefined()
})

test('reuses published descriptions and fallbacks while the store is down', async () => {
  const { published, ...first } = await publish([shell, before, live])
  expect(await publish([], {}, published)).toMatchObject({ ...first, unread: ['shell.json'] })
})

test('has no fallback while no shell was ever read, and reads none without a candidate', async () => {
  const judged = await publish([before, live])
  expect(judged).toMatchObject({ standIn: undefined, unread: ['shell.json'] })
  expect((await publish([live])).unread).toEqual(['flights/1.0.0'])
})

test('leaves out a release whose description was altered after it went live', async () => {
  const pinned = { '1.1.0': descriptionIntegrity(live) }
  expect((await publish([shell, live, before], pinned)).versions).toContain('1.1.0')
  const altered = { ...live, integrity: { ...live.integrity, 'entry.js': 'sha256-evil' } }
  expect((await publish([shell, altered, before], pinned)).versions).toEqual(['1.0.0'])
})

test('leaves out a release without hashes of its files, even if its description was never recorded', async () => {
  expect((await publish([shell, { ...live, integrity: {} }, before])).versions).toEqual(['1.0.0'])
})
