import type { HistoryEntry } from '@storefront/federation/release'
import { expect, test } from 'vitest'
import { decidedByOthers, startedBy } from './start-promotions.ts'

type Change = HistoryEntry['changes'][number]

function history(
  ...steps: [by: string, kind: Change['kind'], to: string | null][]
): HistoryEntry[] {
  return steps.map(([by, kind, to], index) => ({
    revision: index + 1,
    at: '2026-11-22T08:00:00Z',
    by,
    changes: [{ kind, remote: 'flights', from: null, to }],
    registry: { revision: index + 1, remotes: {} },
  }))
}

test.each<[string, HistoryEntry[], string | null]>([
  ['nothing ever was live', [], null],
  ['npm start made it live', history([startedBy, 'promote', '1.0.0']), null],
  [
    'somebody promoted it',
    history([startedBy, 'promote', '1.0.0'], ['ana', 'promote', '1.1.0']),
    'promote',
  ],
  [
    'somebody rolled it back',
    history([startedBy, 'promote', '1.1.0'], ['ana', 'rollback', '1.0.0']),
    'rollback',
  ],
  [
    'somebody took it off the site',
    history([startedBy, 'promote', '1.0.0'], ['ana', 'retire', null]),
    'retire',
  ],
  [
    'its journeys passed',
    history([startedBy, 'promote', '1.0.0'], ['quinn', 'proven', '1.0.0']),
    null,
  ],
])('P14: where %s, npm start leaves: %s', (_, entries, left) => {
  expect(decidedByOthers(entries, ['flights', 'hotels']).map(({ kind }) => kind)).toEqual(
    left ? [left] : [],
  )
})
