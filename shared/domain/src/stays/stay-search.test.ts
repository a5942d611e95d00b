import { expect, test } from 'vitest'
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
  ...{ destination: 'Tulum', checkInDate: '2026-12-01', checkOutDate: '2026-12-05' },
  guests: { adults: 2, children: 0, infants: 0 },
}
const requested = (query: string) =>
  readStaySearch(new URLSearchParams(query), { today, hotelSearch: own })
const read = (query: string) => requested(query).search

test('restores a search from its address, and writes the address of a record', () => {
  const address = stayResultsAddress('/packages', anySearch)
  const stay = 'checkin=2026-11-24&checkout=2026-11-27&guests=2%2C1%2C1'
  expect(address).toBe(`/packages?destination=Canc%C3%BAn&${stay}`)
  expect(read(address.split('?')[1] ?? '')).toEqual(anySearch)
  expect(stayDetailAddress('/packages/maya-route', anySearch)).toBe(`/packages/maya-route?${stay}`)
})

const ownStay = { checkInDate: own.checkInDate, checkOutDate: own.checkOutDate }
const movedStay = 'The earliest check-in is Tue 24-11-2026, so we moved your stay to that day.'
const movedEnd = 'The check-out was not after the check-in, so we moved it to Wed 25-11-2026.'
const noDay = (name: string, day: string) =>
  `The ${name} was not a day of the calendar, so we chose ${day}.`

test.each<[string, Partial<StaySearch>, string[]]>([
  ['', { ...own, destination: '' }, []],
  ['destination=+Cozumel+', { ...own, destination: 'Cozumel' }, []],
  ['guests=3', { guests: { adults: 3, children: 0, infants: 0 } }, []],
  ['guests=', { guests: own.guests }, []],
  ['checkout=2026-11-30', ownStay, []],
  ['checkin=2026-11-24&checkout=2026-11-30', { checkOutDate: '2026-11-30' }, []],
  ['checkin=2026-11-24&checkout=2026-11-24', { checkOutDate: '2026-11-25' }, [movedEnd]],
  ['checkin=2026-11-23&checkout=2026-11-30', { checkOutDate: '2026-12-01' }, [movedStay]],
  ['checkin=2027-02-30&checkout=2027-03-02', ownStay, [noDay('check-in', 'Tue 01-12-2026')]],
  ['checkin=2026-11-24&checkout=2027-02-31', {}, [noDay('check-out', 'Wed 25-11-2026')]],
])('from %j reads %j with the corrections %j', (query, search, corrections) => {
  const found = requested(query)
  expect(found.search).toMatchObject(search)
  expect(found.corrections).toEqual(corrections)
})

test('says that a party is too large to search, also one of the session', () => {
  const many = { ...own, guests: { adults: 60, children: 0, infants: 0 } }
  const ofSession = readStaySearch(new URLSearchParams(), { today, hotelSearch: many })
  expect(ofSession.search.guests.adults).toBe(50)
  for (const { corrections } of [requested('guests=2,48,1'), ofSession])
    expect(corrections).toEqual([expect.stringMatching(/^You can book for up to 50 travellers/)])
  expect(requested('guests=20,20,10').corrections).toEqual([])
})

test('formats a stay and its nights', () => {
  const text = 'Tue 24-11-2026 to Fri 27-11-2026, 3 nights, 2 Adults, 1 Child, 1 Infant(s)'
  expect(stayText(anySearch)).toBe(text)
  expect(nightsText(1)).toBe('1 night')
})
