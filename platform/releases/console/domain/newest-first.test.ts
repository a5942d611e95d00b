import { expect, test } from 'vitest'
import { newestFirst } from './newest-first.ts'

const version = (number: string, publishedAt: string | null) => ({
  version: number,
  bytes: 1,
  contract: null,
  commit: null,
  note: null,
  publishedAt,
  marks: [],
  misfit: null,
})

test('what was published last comes first; versions of unknown time come last, by number', () => {
  const versions = [
    version('1.9.0', null),
    version('1.10.0', null),
    version('2.0.0', '2026-11-01T00:00:00.000Z'),
    version('1.9.1', '2026-11-02T00:00:00.000Z'),
  ]
  expect(newestFirst(versions).map((one) => one.version)).toEqual([
    '1.9.1',
    '2.0.0',
    '1.10.0',
    '1.9.0',
  ])
})
