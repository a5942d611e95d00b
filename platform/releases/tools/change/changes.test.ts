import type { Registry } from '@storefront/contract'
import { expect, test } from 'vitest'
import { describeChange, promoteVersions, retireRemote, setCanary, withNotes } from './changes.ts'

const flights = { live: '1.1.0', lastGood: '1.0.0', versions: ['1.0.0', '1.1.0'] }
const registry: Registry = { revision: 4, remotes: { flights } }
const withCanary = { ...registry, remotes: { flights: { ...flights, canary: canary(5) } } }

function canary(percent: number) {
  return { version: '1.2.0', percent }
}

test.each<[string, () => unknown]>([
  ['Nothing to promote: name a version', () => promoteVersions({})],
  ['101 is not a percentage', () => setCanary('flights', '1.2.0', 101)],
  ['-1 is not a percentage', () => setCanary('flights', '1.2.0', -1)],
  ['yachts has no live version yet', () => setCanary('yachts', '1.0.0', 5)(registry)],
  ['flights 1.2.0 is not a canary.', () => setCanary('flights', '1.2.0', 0)(registry)],
  [
    'yachts is no app of this registry; there are flights, tours, shell',
    () => retireRemote('yachts')({ ...registry, remotes: { tours: flights, flights } }),
  ],
  ['No app is named; there are', () => retireRemote('')(registry)],
  ['A site needs a shell', () => retireRemote('shell')(registry)],
])('refuses a change: %s', (reason, change) => {
  const message = expect.stringContaining(reason)
  expect(change).toThrow(expect.objectContaining({ name: 'RegistryChangeError', message }))
})

test('a promotion keeps a recorded description hash, and adds a new one', () => {
  const { registry: first } = promoteVersions({ flights: '1.2.0' }, { flights: 'a' })(registry)
  expect(first.remotes.flights?.descriptions).toEqual({ '1.2.0': 'a' })
  const { registry: again } = promoteVersions({ flights: '1.2.0' }, { flights: 'b' })(first)
  expect(again.remotes.flights?.descriptions).toEqual({ '1.2.0': 'a' })
})

test('a promotion of a retired remote keeps its last good version, and leaves others retired', () => {
  const before = { ...registry, remotes: {}, retired: { flights, tours: flights } }
  const { registry: after } = promoteVersions({ flights: '1.1.0' })(before)
  expect([after.remotes, after.retired]).toEqual([{ flights }, { tours: flights }])
})

test.each([
  [null, '1.2.0 0.5 %', registry, 0.5],
  ['1.2.0 5 %', '1.2.0 100 %', withCanary, 100],
  ['1.2.0 5 %', null, withCanary, 0],
])('records a canary that changes from %s to %s', (from, to, before, percent) => {
  const { registry: after, changes } = setCanary('flights', '1.2.0', percent)(before)
  expect(changes).toEqual([{ kind: 'canary', remote: 'flights', from, to }])
  const given = { versions: [...flights.versions, '1.2.0'], canary: canary(percent) }
  expect(after.remotes.flights).toEqual({ ...flights, ...(percent ? given : {}) })
})

test('a reason and the reason of a waiver are joined, and the commit is noted', () => {
  const notes = { reason: 'Fixes fares', withoutServer: { flights: 'in its browser' } }
  const change = withNotes(promoteVersions({ flights: '1.2.0', hotels: '1.0.0' }), {
    ...notes,
    commits: { hotels: 'c0ffee' },
  })
  const { changes } = change(registry)
  expect(changes.map(({ reason, commit }) => [reason, commit])).toEqual([
    ['Fixes fares; in its browser', undefined],
    ['Fixes fares', 'c0ffee'],
  ])
  const retired = retireRemote('flights')(registry)
  expect([...changes, ...retired.changes].map(describeChange)).toEqual([
    'promote flights 1.1.0 → 1.2.0',
    'promote hotels – → 1.0.0',
    'retire flights 1.1.0 → –',
  ])
})
