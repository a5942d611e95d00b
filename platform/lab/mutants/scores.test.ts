import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../processes/apps.ts'
import { rulesOf } from './packages.ts'
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

test('a vertical is found, each path leads to rules, a folder without rules is an error', () => {
  expect([...rulesOf(['hotels']).keys()]).toEqual(['hotels'])
  const paths = [...rulesOf([]).values()].flat()
  expect(paths.filter((path) => globSync(`${path}.ts`, { cwd: root }).length === 0)).toEqual([])
  expect(() => rulesOf(['shared/ui'])).toThrow('No rules are known of shared/ui')
})
