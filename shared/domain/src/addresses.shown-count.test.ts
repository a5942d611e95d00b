import { expect, test } from 'vitest'
import { shownCount } from './addresses.ts'

test.each([
  ['', 32, 10],
  ['show=20', 32, 20],
  ['show=21', 32, 30],
  ['show=40', 32, 32],
  ['show=5', 32, 10],
  ['show=-30', 32, 10],
  ['show=all', 32, 10],
  ['show=1e999', 32, 10],
  ['', 7, 7],
])('an address with %j shows of %i: %i', (query, all, shown) => {
  expect(shownCount(new URLSearchParams(query), all)).toBe(shown)
})
