import type { Registry } from '@storefront/contract'
import { describe, expect, test } from 'vitest'
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
  ['flights 1.3.0 is not a canary.', () => setCanary('flights', '1.3.0', 0)(withCanary)],
  ['yachts is no app of this registry; there are', () => retireRemote('yachts')(registry)],
  ['No app is named; there are', () => retireRemote('')(registry)],
  ['A site needs a shell', () => retireRemote('shell')(registry)],
])('refuses a change: %s', (reason, change) => {
  const message = expect.stringContaining(reason)
  expect(change).toThrow(expect.objectContaining({ name: 'RegistryChangeError', message }))
})

describe('a promotion', () => {
  test('keeps a recorded description hash, and adds a new one', () => {
    const { registry: first } = promoteVersions({ flights: '1.2.0' }, { flights: 'a' })(registry)
    expect(first.remotes.flights?.descriptions).toEqual({ '1.2.0': 'a' })
    const { registry: again } = promoteVersions({ flights: '1.2.0' }, { flights: 'b' })(first)
    expect(again.remotes.flights?.descriptions).toEqual({ '1.2.0': 'a' })
  })

  test('of a retired remote keeps its last good version, and leaves the others retired', () => {
    const retired = { flights, tours: flights }
    const before = { ...registry, remotes: {}, retired }
    const { registry: after } = promoteVersions({ flights: '1.1.0' })(before)
    expect(after.retired).toEqual({ tours: flights })
    expect(after.remotes.flights).toEqual(flights)
  })
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
  const promoted = (remote: string, from: string | null, to: string) => {
    return { kind: 'promote', remote, from, to }
  }
  const notes = { reason: 'Fixes fares', withoutServer: { flights: 'in its browser' } }
  const change = withNotes(promoteVersions({ flights: '1.2.0', hotels: '1.0.0' }), {
    ...notes,
    commits: { hotels: 'c0ffee' },
  })
  expect(change(registry).changes).toEqual([
    { ...promoted('flights', '1.1.0', '1.2.0'), reason: 'Fixes fares; in its browser' },
    { ...promoted('hotels', null, '1.0.0'), commit: 'c0ffee', reason: 'Fixes fares' },
  ])
  const retired = retireRemote('flights')(registry)
  expect([...change(registry).changes, ...retired.changes].map(describeChange)).toEqual([
    'promote flights 1.1.0 → 1.2.0',
    'promote hotels – → 1.0.0',
    'retire flights 1.1.0 → –',
  ])
})
