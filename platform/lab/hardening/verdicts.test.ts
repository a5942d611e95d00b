import { expect, test } from 'vitest'
import { pageOf } from './page.ts'
import type { Row } from './row.ts'
import { allRows } from './rows.ts'
import { figuresIn, table, verdictOn } from './verdicts.ts'

const row: Row = { id: 'B10', title: 'Stock', target: '0 oversold', tests: ['a.test.ts'] }
const passed = new Map([['a.test.ts', { passed: 2, failed: 0 }]])

test('a figure is a line that begins with its row', () => {
  const output = [
    'stdout | a.test.ts > stock',
    'B10 · 0 oversold',
    '\u001b[22m\u001b[39mB7 · 150 faults',
    'B10 · x',
  ]
  expect(figuresIn(output.join('\n'))).toEqual(
    new Map([
      ['B10', ['0 oversold', 'x']],
      ['B7', ['150 faults']],
    ]),
  )
  expect(figuresIn('the row B10 · is not at the start')).toEqual(new Map())
})

test.each([
  ['holds with tests passed and a figure', passed, ['0 oversold'], null],
  ['without a figure does not hold', passed, [], 'no figure'],
  ['whose tests did not run does not hold', new Map(), ['0'], 'did not run: a.test.ts'],
  [
    'with a failed test does not hold',
    new Map([['a.test.ts', { passed: 1, failed: 1 }]]),
    ['0'],
    'failed: a.test.ts',
  ],
])('a row %s', (_, results, figures, problem) => {
  expect(verdictOn(row, results, figures)).toMatchObject({ problem })
})

test('the table shows row, figure, target and what is wrong', () => {
  expect(table([verdictOn(row, new Map(), ['3 oversold'])])).toBe(
    '✗ B10 Stock\n        3 oversold\n        target: 0 oversold\n        did not run: a.test.ts',
  )
})

test('the page has what was measured now, and of other rows what stood there', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12))
  const first = pageOf([verdictOn(row, passed, ['0 oversold', '1 | 2'])], '', at(20))
  const line = '| B10 | Stock | 0 oversold | 0 oversold<br>1 \\| 2 | yes | 2026-11-20 |'
  expect(first).toContain(line)
  expect(first).toContain('| B7 | never measured |')
  const later = pageOf([verdictOn({ ...row, id: 'B7' }, new Map(), [])], first, at(21))
  expect(later).toContain(line)
  expect(later).toContain(
    '| B7 | Stock | 0 oversold | **did not run: a.test.ts** | no | 2026-11-21 |',
  )
})

test('every row is there once', () => {
  const ids = allRows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
