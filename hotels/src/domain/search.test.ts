import { describe, expect, test } from 'vitest'
import { anySearch } from './fixtures.ts'
import {
  detailAddress,
  isSameSearch,
  readSearch,
  resultsAddress,
  searchOf,
  searchProblem,
} from './search.ts'

const today = '2026-11-20'
const read = (query: string) => readSearch(new URLSearchParams(query), today)
const own = {
  destination: 'Tulum',
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-05',
  guests: { adults: 2, children: 0, infants: 0 },
}

test.each([
  ['', 'Please select a destination.'],
  ['  ', 'Please select a destination.'],
  ['Cancún', null],
])('a search for "%s": %s', (destination, problem) => {
  expect(searchProblem({ ...anySearch, destination })).toBe(problem)
})

test('a search is an address and the address is the search', () => {
  const address = resultsAddress(anySearch)
  expect(address).toBe(
    '/hotels?destination=Canc%C3%BAn&checkin=2026-11-24&checkout=2026-11-27&guests=2%2C1%2C1',
  )
  expect(read(address.split('?')[1] ?? '')).toEqual(anySearch)
})

test('a hotel is looked at for the stay that was searched', () => {
  expect(detailAddress('laguna azul/1', anySearch)).toBe(
    '/hotels/laguna%20azul%2F1?checkin=2026-11-24&checkout=2026-11-27&guests=2%2C1%2C1',
  )
})

describe('what an address says', () => {
  test.each([
    ['', { destination: null, checkInDate: null, checkOutDate: null, guests: null }],
    ['destination=+Tulum+', { destination: 'Tulum' }],
    ['guests=2', { guests: { adults: 2, children: 0, infants: 0 } }],
    ['guests=2,1,3', { guests: { adults: 2, children: 1, infants: 3 } }],
    ['guests=', { guests: null }],
    ['guests=0,-1,x', { guests: { adults: 1, children: 0, infants: 0 } }],
    ['guests=9999999,21,1e9', { guests: { adults: 20, children: 20, infants: 0 } }],
    ['checkin=2026-11-24', { checkInDate: '2026-11-24', checkOutDate: '2026-11-25' }],
    [
      'checkin=2026-11-24&checkout=2026-11-30',
      { checkInDate: '2026-11-24', checkOutDate: '2026-11-30' },
    ],
    ['checkin=2026-11-24&checkout=2026-11-24', { checkOutDate: '2026-11-25' }],
    ['checkin=2026-11-24&checkout=2026-11-20', { checkOutDate: '2026-11-25' }],
    ['checkin=2026-11-24&checkout=soon', { checkOutDate: '2026-11-25' }],
    ['checkin=2026-11-23&checkout=2026-11-30', { checkInDate: null, checkOutDate: null }],
    ['checkin=2020-01-01&checkout=2026-11-30', { checkInDate: null, checkOutDate: null }],
    ['checkin=2027-02-30&checkout=2027-03-02', { checkInDate: null, checkOutDate: null }],
    ['checkout=2026-11-30', { checkInDate: null, checkOutDate: null }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected)
  })
})

test("what an address leaves out is the visitor's own, but for the destination", () => {
  expect(searchOf(read(''), own)).toEqual({ ...own, destination: '' })
  expect(searchOf(read('destination=Cozumel&guests=3'), own)).toEqual({
    destination: 'Cozumel',
    checkInDate: '2026-12-01',
    checkOutDate: '2026-12-05',
    guests: { adults: 3, children: 0, infants: 0 },
  })
  expect(searchOf(read('checkin=2026-11-30'), own)).toMatchObject({
    checkInDate: '2026-11-30',
    checkOutDate: '2026-12-01',
  })
})

test('two searches are the same when nothing of them differs', () => {
  expect(isSameSearch(anySearch, { ...anySearch, destination: 'Cancún ' })).toBe(true)
  expect(isSameSearch(anySearch, own)).toBe(false)
})
