import { describe, expect, test } from 'vitest'
import {
  nightsText,
  readStaySearch,
  type StaySearch,
  stayDetailAddress,
  stayResultsAddress,
  stayText,
} from './stay-search.ts'

const today = '2026-11-20'
const anySearch: StaySearch = {
  destination: 'Cancún',
  checkInDate: '2026-11-24',
  checkOutDate: '2026-11-27',
  guests: { adults: 2, children: 1, infants: 1 },
}
const own = {
  destination: 'Tulum',
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-05',
  guests: { adults: 2, children: 0, infants: 0 },
}
const requested = (query: string) =>
  readStaySearch(new URLSearchParams(query), { today, hotelSearch: own })
const read = (query: string) => requested(query).search

test('restores a search from its address', () => {
  const address = stayResultsAddress('/packages', anySearch)
  expect(address).toBe(
    '/packages?destination=Canc%C3%BAn&checkin=2026-11-24&checkout=2026-11-27&guests=2%2C1%2C1',
  )
  expect(read(address.split('?')[1] ?? '')).toEqual(anySearch)
})

test('the address of a hotel or package contains the stay of the search', () => {
  expect(stayDetailAddress('/packages/maya-route', anySearch)).toBe(
    '/packages/maya-route?checkin=2026-11-24&checkout=2026-11-27&guests=2%2C1%2C1',
  )
})

describe('parameters of an address', () => {
  const ownStay = { checkInDate: own.checkInDate, checkOutDate: own.checkOutDate }
  test.each([
    ['', { ...own, destination: '' }],
    ['destination=+Cozumel+', { ...own, destination: 'Cozumel' }],
    ['guests=3', { guests: { adults: 3, children: 0, infants: 0 } }],
    ['guests=', { guests: own.guests }],
    ['checkin=2026-11-24&checkout=2026-11-24', { checkOutDate: '2026-11-25' }],
    ['checkin=2026-11-24&checkout=2026-11-20', { checkOutDate: '2026-11-25' }],
    ['checkin=2027-02-30&checkout=2027-03-02', ownStay],
    ['checkout=2026-11-30', ownStay],
  ])('are read from %j', (query, expected) => {
    expect(read(query)).toMatchObject(expected)
  })
})

describe('corrections of an address', () => {
  test.each([
    ['checkin=2026-11-23&checkout=2026-11-30', '2026-12-01'],
    ['checkin=2020-01-01&checkout=2020-01-05', '2026-11-28'],
  ])('move a stay to the earliest date and keep its length: %s', (query, checkOutDate) => {
    const { search, corrections } = requested(query)
    expect(search).toMatchObject({ checkInDate: '2026-11-24', checkOutDate })
    expect(corrections).toEqual([
      'The earliest check-in is Tue 24-11-2026, so we moved your stay to that day.',
    ])
  })

  test.each(['2026-11-24', '2026-11-20'])(
    'move a check-out that is not after check-in: %s',
    (day) =>
      expect(requested(`checkin=2026-11-24&checkout=${day}`).corrections).toEqual([
        'The check-out was not after the check-in, so we moved it to Wed 25-11-2026.',
      ]),
  )

  test.each([
    ['checkin=2027-02-31', 'check-in', 'Tue 01-12-2026'],
    ['checkin=2026-11-24&checkout=2027-02-31', 'check-out', 'Wed 25-11-2026'],
  ])('replace a day that does not exist: %s', (query, name, day) =>
    expect(requested(query).corrections).toEqual([
      `The ${name} was not a day of the calendar, so we chose ${day}.`,
    ]),
  )

  test.each(['', 'checkin=2026-11-24&checkout=2026-11-30', 'guests=20,20,10'])(
    'are empty for %j',
    (query) => expect(requested(query).corrections).toEqual([]),
  )

  test('say that a party is too large to search, also one of the session', () => {
    const many = { ...own, guests: { adults: 60, children: 0, infants: 0 } }
    const ofSession = readStaySearch(new URLSearchParams(), { today, hotelSearch: many })
    expect(ofSession.search.guests.adults).toBe(50)
    for (const { corrections } of [requested('guests=2,48,1'), ofSession])
      expect(corrections).toEqual([expect.stringMatching(/^You can book for up to 50 travellers/)])
  })
})

test('formats a stay and its nights', () => {
  expect(stayText(anySearch)).toBe(
    'Tue 24-11-2026 to Fri 27-11-2026, 3 nights, 2 Adults, 1 Child, 1 Infant(s)',
  )
  expect(nightsText(1)).toBe('1 night')
  expect(nightsText(0)).toBe('0 nights')
})
