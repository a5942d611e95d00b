import type { HistoryEntry, Registry } from '@storefront/contract'
import { expect, test } from 'vitest'
import { knownApps } from './changes.ts'
import { isKept } from './prune.ts'

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
const entry = (kind: string, from: string | null, to: string | null) => {
  return { revision: 0, at: '', by: 'ana', changes: [{ kind, remote: 'flights', from, to }] }
}
const history: HistoryEntry[] = [
  entry('promote', '0', '3'),
  entry('canary', null, '8 5 %'),
  entry('prune', '7', null),
  entry('promote', '3', '5'),
]

test.each([
  ['live', '5', true],
  ['last good', '4', true],
  ['a canary', '6', true],
  ['tested', '2', true],
  ['live before one of the last changes', '3', true],
  ['lately a canary', '8', true],
  ['live before that', '0', false],
  ['removed', '7', false],
])('a version that is %s is kept: %s', (_, version, kept) => {
  expect(isKept(registry, history, 3, 'flights', version)).toBe(kept)
})

test('keeps only versions in use, also of the shell, if no change of the history counts', () => {
  expect(isKept(registry, history, 0, 'flights', '3')).toBe(false)
  expect(isKept(registry, history, 0, 'shell', '9')).toBe(true)
  expect(isKept(registry, history, 0, 'shell', '8')).toBe(false)
  expect(isKept(registry, history, 0, 'cruises', '1')).toBe(false)
  expect(knownApps(registry)).toEqual(['cruises', 'flights', 'shell'])
})
