import { expect, test } from 'vitest'
import { anySearch } from '../testing/fixtures.ts'
import { detailAddress, resultsAddress, searchProblem } from './search.ts'

const problem = { text: 'Please select destination and dates.', field: 'destination' }

test.each([
  ['nothing missing', {}, null],
  ['no destination', { destination: '' }, problem],
  ['a destination of blanks', { destination: '  ' }, problem],
  ['no check-in', { checkInDate: '' }, problem],
  ['no check-out', { checkOutDate: '' }, problem],
])('a search with %s', (_, change, expected) => {
  expect(searchProblem({ ...anySearch, ...change })).toEqual(expected)
})

test("writes a search to the list's address", () => {
  expect(resultsAddress(anySearch)).toBe(
    '/packages?destination=Tulum&checkin=2026-11-24&checkout=2026-11-28&guests=2%2C1%2C1',
  )
})

test("writes the dates to a package's address", () => {
  expect(detailAddress('maya route/1', anySearch)).toBe(
    '/packages/maya%20route%2F1?checkin=2026-11-24&checkout=2026-11-28&guests=2%2C1%2C1',
  )
})
