import { expect, test } from 'vitest'
import { defaultFlightSearch, defaultHotelSearch, defaultTourSearch } from './search-defaults.ts'

test('default searches are for one adult in four days: one way in Economy, one night, a tour', () => {
  const oneAdult = { adults: 1, children: 0, infants: 0 }
  expect(defaultFlightSearch('2026-11-20')).toEqual({
    ...{ type: 'Oneway', from: null, to: null, departureDate: '2026-11-24', returnDate: null },
    ...{ travellers: oneAdult, cabinClass: 'Economy' },
  })
  const stay = { checkInDate: '2026-11-24', checkOutDate: '2026-11-25' }
  expect(defaultHotelSearch('2026-11-20')).toEqual({ destination: '', ...stay, guests: oneAdult })
  const tour = { destination: '', tourDate: '2026-11-24', guests: oneAdult }
  expect(defaultTourSearch('2026-11-20')).toEqual(tour)
})
