import type { HistoryEntry, Registry } from '@storefront/contract'
import { expect, test } from 'vitest'
import { isKept, knownApps } from './prune.ts'

const flights = (live: string) => ({ live, versions: [live] })
const registry: Registry = {
  revision: 3,
  shell: { live: '9', versions: ['9'] },
  remotes: {
    flights: { ...flights('5'), lastGood: '4', canary: { version: '6', percent: 5 } },
  },
  retired: { cruises: flights('1') },
  compositions: [
    { versions: { flights: '2' }, provenAt: '', by: 'quinn', journeys: 'all', passed: 1 },
  ],
}
const entry = (revision: number, live: string): HistoryEntry => ({
  revision,
  at: '',
  by: 'ana',
  changes: [],
  registry: { revision, remotes: { flights: flights(live) } },
})
const history = [entry(1, '0'), entry(2, '3'), entry(3, '5')]

test.each([
  ['live', '5', true],
  ['last good', '4', true],
  ['a canary', '6', true],
  ['tested', '2', true],
  ['live two changes ago', '3', true],
  ['live before that', '0', false],
  ['never live', '7', false],
])('a version that is %s is kept: %s', (_, version, kept) => {
  expect(isKept(registry, history, 2, 'flights', version)).toBe(kept)
})

test('keeps only versions in use, also of the shell, if no change of the history counts', () => {
  expect(isKept(registry, history, 0, 'flights', '3')).toBe(false)
  expect(isKept(registry, history, 0, 'shell', '9')).toBe(true)
  expect(isKept(registry, history, 0, 'shell', '8')).toBe(false)
  expect(isKept(registry, history, 0, 'cruises', '1')).toBe(false)
  expect(knownApps(registry)).toEqual(['cruises', 'flights', 'shell'])
})
