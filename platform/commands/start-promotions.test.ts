import type { HistoryEntry } from '@storefront/contract'
import { expect, test } from 'vitest'
import { latestByOthers, startedBy } from './start-promotions.ts'

type Step = [by: string, kind: HistoryEntry['changes'][number]['kind']]

function history(...steps: Step[]): HistoryEntry[] {
  return steps.map(([by, kind], index) => ({
    revision: index + 1,
    at: '2026-11-22T08:00:00Z',
    by,
    changes: [{ kind, remote: 'flights', from: null, to: '1.0.0' }],
    registry: { revision: index + 1, remotes: {} },
  }))
}

test.each<[string, string | null, Step?]>([
  ['npm start made it live', null],
  ['somebody promoted it', 'promote', ['ana', 'promote']],
  ['somebody rolled it back', 'rollback', ['ana', 'rollback']],
  ['somebody took it off the site', 'retire', ['ana', 'retire']],
  ['its journeys passed', null, ['quinn', 'proven']],
  ['an old version of it was removed', null, ['ana', 'prune']],
])('after %s, npm start must not undo: %s', (_, left, step) => {
  const entries = history([startedBy, 'promote'], ...(step ? [step] : []))
  const decided = latestByOthers(entries, ['flights', 'hotels']).map(({ kind }) => kind)
  expect(decided).toEqual(left ? [left] : [])
})
