import { expect, test } from 'vitest'
import { anySearch } from '../testing/fixtures.ts'
import { atItsLength, searchProblem } from './search.ts'

const problem = { text: 'Please select destination and dates.', field: 'destination' }

test.each([
  ['nothing missing', {}, null],
  ['no destination', { destination: '' }, problem],
  ['a destination of blanks', { destination: '  ' }, problem],
  ['no check-out', { checkOutDate: '' }, problem],
])('a search with %s', (_, change, expected) => {
  expect(searchProblem({ ...anySearch, ...change })).toEqual(expected)
})

const moved = 'This package takes 2 nights, so we moved the check-out to Thu 26-11-2026.'

test.each([
  [5, 'checkout=2026-11-28', '2026-11-28', []],
  [3, 'checkout=2026-11-28', '2026-11-26', [moved]],
  [3, '', '2026-11-26', []],
  [null, 'checkout=2026-11-28', '2026-11-28', []],
])('a package of %s days in an address with "%s" ends on %s', (durationDays, query, day, said) => {
  const fit = atItsLength({ durationDays })
  const { search, corrections } = fit(
    { search: anySearch, corrections: ['Moved.'] },
    new URLSearchParams(query),
  )
  expect(search).toEqual({ ...anySearch, checkOutDate: day })
  expect(corrections).toEqual(['Moved.', ...said])
})
