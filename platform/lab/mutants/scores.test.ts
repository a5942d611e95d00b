import { expect, test } from 'vitest'
import { packagesNamed } from './packages.ts'
import { pageOf, scoreOf } from './scores.ts'

const statuses = (...list: string[]) => list.map((status) => ({ status }))
const at = new Date('2026-11-22T12:00:00Z')

test('a mutant counts as noticed when a test fails or never ends', () => {
  const results = statuses('Killed', 'Timeout', 'Survived', 'NoCoverage')
  expect(scoreOf('hotels', results)).toEqual({ folder: 'hotels', mutants: 4, noticed: 2 })
})

test('a mutant that does not load was not tried', () => {
  const results = statuses('Killed', 'RuntimeError', 'CompileError', 'Ignored')
  expect(scoreOf('hotels', results).mutants).toBe(1)
})

test('the page keeps the packages that were not measured, and never rounds a score up', () => {
  const hotels = pageOf({ folder: 'hotels', mutants: 3, noticed: 2 }, '', at)
  const both = pageOf({ folder: 'flights', mutants: 10_000, noticed: 8999 }, hotels, at)
  expect(both.split('\n').slice(-4, -1)).toEqual([
    '|---|---|---|---|---|',
    '| `flights` | 10000 | 8999 | 89.9 % | 2026-11-22 |',
    '| `hotels` | 3 | 2 | 66.6 % | 2026-11-22 |',
  ])
})

test('a vertical is found, a folder without rules is an error', async () => {
  expect(await packagesNamed(['hotels'])).toHaveLength(1)
  await expect(packagesNamed(['shared/ui'])).rejects.toThrow('No rules are known of shared/ui')
})
