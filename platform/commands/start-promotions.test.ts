import type { HistoryEntry } from '@storefront/contract'
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

test.each<[string, string | null, HistoryEntry[]]>([
  ['nothing ever was live', null, []],
  ['npm start made it live', null, history([startedBy, 'promote', '1.0.0'])],
  [
    'somebody promoted it',
    'promote',
    history([startedBy, 'promote', '1.0.0'], ['ana', 'promote', '1.1.0']),
  ],
  [
    'somebody rolled it back',
    'rollback',
    history([startedBy, 'promote', '1.1.0'], ['ana', 'rollback', '1.0.0']),
  ],
  [
    'somebody took it off the site',
    'retire',
    history([startedBy, 'promote', '1.0.0'], ['ana', 'retire', null]),
  ],
  [
    'its journeys passed',
    null,
    history([startedBy, 'promote', '1.0.0'], ['quinn', 'proven', '1.0.0']),
  ],
  [
    'an old version of it was removed',
    null,
    history([startedBy, 'promote', '1.0.0'], ['ana', 'prune', null]),
  ],
])('where %s, npm start leaves %s', (_, left, entries) => {
  const decided = decidedByOthers(entries, ['flights', 'hotels']).map(({ kind }) => kind)
  expect(decided).toEqual(left ? [left] : [])
})
