import { expect, test } from 'vitest'
import { defaultFlightSearch, defaultHotelSearch, defaultTourSearch } from './search-defaults.ts'

const today = '2026-11-20'
const oneAdult = { adults: 1, children: 0, infants: 0 }

test('a flight search starts one way, in Economy, for one adult, today + 4 days', () => {
  expect(defaultFlightSearch(today)).toEqual({
    type: 'Oneway',
    from: null,
    to: null,
    departureDate: '2026-11-24',
    returnDate: null,
    travellers: oneAdult,
    cabinClass: 'Economy',
  })
})

test('a hotel search starts with one night from today + 4 days', () => {
  expect(defaultHotelSearch(today)).toEqual({
    destination: '',
    checkInDate: '2026-11-24',
    checkOutDate: '2026-11-25',
    guests: oneAdult,
  })
})

test('a tour search starts today + 4 days', () => {
  expect(defaultTourSearch(today)).toEqual({
    destination: '',
    tourDate: '2026-11-24',
    guests: oneAdult,
  })
})
