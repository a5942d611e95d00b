import type { FlightSearch } from '@storefront/contract'
import { describe, expect, it, test } from 'vitest'
import { changeFlightSearch, changeHotelSearch, changeTourSearch } from './search-changes.ts'
import { defaultFlightSearch, defaultHotelSearch, defaultTourSearch } from './search-defaults.ts'

const today = '2026-11-20'
const airport = (name: string, iataCode: string) => ({
  id: iataCode,
  name,
  iataCode,
  airportName: name,
})
const cancun = airport('Cancún', 'CUN')
const miami = airport('Miami', 'MIA')
const family = { adults: 2, children: 1, infants: 1 }

const oneway: FlightSearch = { ...defaultFlightSearch(today), from: cancun, to: miami }
const roundTrip: FlightSearch = { ...oneway, type: 'Round Trip', returnDate: '2026-11-30' }
const stay = { ...defaultHotelSearch(today), destination: 'Tulum' }
const tour = { ...defaultTourSearch(today), destination: 'Tulum' }

describe('changeFlightSearch', () => {
  it.each<[string, Partial<FlightSearch>]>([
    [
      'of airports, cabin and travellers',
      { from: null, to: cancun, cabinClass: 'Business', travellers: family },
    ],
    ['of the return', { returnDate: '2026-11-24' }],
    ['of both dates', { departureDate: '2026-12-01', returnDate: '2026-12-08' }],
  ])('a change %s keeps the rest', (_, change) => {
    expect(changeFlightSearch(roundTrip, change)).toEqual({ ...roundTrip, ...change })
  })

  it.each<[string, FlightSearch, Partial<FlightSearch>, string | null]>([
    ['to one way with a return', roundTrip, { type: 'Oneway', returnDate: '2026-12-08' }, null],
    ['to a round trip', oneway, { type: 'Round Trip' }, '2026-11-28'],
    [
      'of the departure to after the return',
      roundTrip,
      { departureDate: '2026-12-01' },
      '2026-12-05',
    ],
    [
      'of the return to before the departure',
      roundTrip,
      { returnDate: '2026-11-23' },
      '2026-11-28',
    ],
    ['that clears the return of a round trip', roundTrip, { returnDate: null }, '2026-11-30'],
  ])('a change %s results in the return $3', (_, search, change, returnDate) => {
    expect(changeFlightSearch(search, change).returnDate).toBe(returnDate)
  })

  it('clamps a count to its minimum', () => {
    const travellers = { adults: 0, children: -1, infants: 1 }
    const clamped = { adults: 1, children: 0, infants: 1 }
    expect(changeFlightSearch(oneway, { travellers }).travellers).toEqual(clamped)
  })
})

test('a change to undefined keeps the airport', () => {
  expect(changeFlightSearch(roundTrip, { from: undefined, to: undefined })).toEqual(roundTrip)
})

describe('a change of a stay', () => {
  it.each([
    { destination: '', guests: family },
    { checkInDate: '2026-12-01', checkOutDate: '2026-12-05' },
  ])('%j keeps the rest', (change) => {
    expect(changeHotelSearch(stay, change)).toEqual({ ...stay, ...change })
  })

  it.each([
    [{ checkInDate: '2026-11-25' }, '2026-11-25', '2026-11-26'],
    [{ checkOutDate: '2026-11-30' }, '2026-11-24', '2026-11-30'],
    [{ checkOutDate: '2026-11-24' }, '2026-11-24', '2026-11-25'],
    [{ checkInDate: '2026-12-05', checkOutDate: '2026-12-01' }, '2026-12-05', '2026-12-06'],
  ])('to %o runs from %s to %s', (change, checkInDate, checkOutDate) => {
    expect(changeHotelSearch(stay, change)).toMatchObject({ checkInDate, checkOutDate })
  })
})

test('a change of a tour search keeps the rest', () => {
  const change = { destination: '', tourDate: '2026-12-01' }
  expect(changeTourSearch(tour, change)).toEqual({ ...tour, ...change })
})

test.each(['', 'soon', '2026-02-30', '9999-12-31'])(
  'ignores a day on which no trip can start: "%s"',
  (day) => {
    expect(changeFlightSearch(roundTrip, { departureDate: day, returnDate: day })).toEqual(
      roundTrip,
    )
    expect(changeHotelSearch(stay, { checkInDate: day, checkOutDate: day })).toEqual(stay)
    expect(changeTourSearch(tour, { tourDate: day })).toEqual(tour)
  },
)

test('accepts 9999-12-30, the last day that a check-out can follow', () => {
  const { checkInDate, checkOutDate } = changeHotelSearch(stay, { checkInDate: '9999-12-30' })
  expect([checkInDate, checkOutDate]).toEqual(['9999-12-30', '9999-12-31'])
})
