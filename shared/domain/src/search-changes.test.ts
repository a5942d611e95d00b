import type { FlightSearch } from '@storefront/contract'
import { expect, test } from 'vitest'
import { changeFlightSearch, changeHotelSearch, changeTourSearch } from './search-changes.ts'
import { defaultFlightSearch, defaultHotelSearch, defaultTourSearch } from './search-defaults.ts'

const today = '2026-11-20'
const airport = (name: string, iataCode: string) => {
  return { id: iataCode, name, iataCode, airportName: name }
}
const cancun = airport('Cancún', 'CUN')
const miami = airport('Miami', 'MIA')
const family = { adults: 2, children: 1, infants: 1 }

const oneway: FlightSearch = { ...defaultFlightSearch(today), from: cancun, to: miami }
const roundTrip: FlightSearch = { ...oneway, type: 'Round Trip', returnDate: '2026-11-30' }
const stay = { ...defaultHotelSearch(today), destination: 'Tulum' }
const tour = { ...defaultTourSearch(today), destination: 'Tulum' }

test('a change of a flight search keeps the rest', () => {
  const places = { from: null, to: cancun }
  const change = { ...places, cabinClass: 'Business', travellers: family } as const
  expect(changeFlightSearch(roundTrip, change)).toEqual({ ...roundTrip, ...change })
  expect(changeFlightSearch(roundTrip, { from: undefined, to: undefined })).toEqual(roundTrip)
  const travellers = { adults: 0, children: -1, infants: 1 }
  const clamped = { adults: 1, children: 0, infants: 1 }
  expect(changeFlightSearch(oneway, { travellers }).travellers).toEqual(clamped)
})

test.each<[string, FlightSearch, Partial<FlightSearch>, string | null]>([
  ['to one way with a return', roundTrip, { type: 'Oneway', returnDate: '2026-12-08' }, null],
  ['to a round trip', oneway, { type: 'Round Trip' }, '2026-11-28'],
  [
    'of the departure to after the return',
    roundTrip,
    { departureDate: '2026-12-01' },
    '2026-12-05',
  ],
  ['of the return to the departure', roundTrip, { returnDate: '2026-11-24' }, '2026-11-24'],
  ['of the return to before', roundTrip, { returnDate: '2026-11-23' }, '2026-11-28'],
  ['that clears the return of a round trip', roundTrip, { returnDate: null }, '2026-11-30'],
])('a change %s results in the return $3', (_, search, change, returnDate) => {
  expect(changeFlightSearch(search, change)).toMatchObject({ ...change, returnDate })
})

test.each([
  [{ checkInDate: '2026-11-25' }, '2026-11-25', '2026-11-26'],
  [{ checkOutDate: '2026-11-30' }, '2026-11-24', '2026-11-30'],
  [{ checkOutDate: '2026-11-24' }, '2026-11-24', '2026-11-25'],
  // The last day that a check-out can follow.
  [{ checkInDate: '9999-12-30', destination: '' }, '9999-12-30', '9999-12-31'],
])('a change of a stay to %o runs from %s to %s', (change, checkInDate, checkOutDate) => {
  const changed = { ...change, guests: family }
  expect(changeHotelSearch(stay, changed)).toEqual({
    ...{ ...stay, ...changed },
    ...{ checkInDate, checkOutDate },
  })
})

test('a change of a tour search keeps the rest', () => {
  const change = { destination: '', tourDate: '2026-12-01' }
  expect(changeTourSearch(tour, change)).toEqual({ ...tour, ...change })
})

test.each(['', '2026-02-30', '9999-12-31'])(
  'ignores a day on which no trip can start: "%s"',
  (day) => {
    const flight = { departureDate: day, returnDate: day }
    expect(changeFlightSearch(roundTrip, flight)).toEqual(roundTrip)
    expect(changeHotelSearch(stay, { checkInDate: day, checkOutDate: day })).toEqual(stay)
    expect(changeTourSearch(tour, { tourDate: day })).toEqual(tour)
  },
)
