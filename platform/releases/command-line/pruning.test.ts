import { expect, test } from 'vitest'
import { readPruning } from './pruning.ts'

test.each([
  [[], { keep: 20, isSure: false }],
  [['--keep', '3', '--yes'], { keep: 3, isSure: true }],
])('%j', (args, pruning) => {
  expect(readPruning(args)).toEqual(pruning)
})

test.each(['', 'many', '-1', '1.5'])('--keep=%s is refused', (keep) => {
  expect(() => readPruning([`--keep=${keep}`])).toThrow('is no number of changes')
})
