import { expect, test } from 'vitest'
import { cancun, miami, roundTripSearch } from '../testing/fixtures.ts'
import { isNamed, pickAirport, unnamedAirport } from './search.ts'

const guadalajara = { id: 3, name: 'Guadalajara', iataCode: 'GDL', airportName: '' }

test.each([
  ['another origin', 'from', guadalajara, { from: guadalajara }],
  ['another destination', 'to', guadalajara, { to: guadalajara }],
  ['the origin again', 'from', cancun, { from: cancun }],
  ['the destination as origin', 'from', miami, { from: miami, to: cancun }],
  ['the origin as destination', 'to', cancun, { from: miami, to: cancun }],
  [
    'the destination as origin while no origin is chosen',
    'from',
    miami,
    { from: miami, to: null },
    { from: null },
  ],
  ['an origin while no destination is chosen', 'from', miami, { from: miami }, { to: null }],
] as const)('pickAirport returns the changed fields for %s', (_, field, airport, change, open?) => {
  expect(pickAirport({ ...roundTripSearch, ...open }, field, airport)).toEqual(change)
})

test('isNamed is false for an airport whose name is its code', () => {
  expect(isNamed(unnamedAirport('CUN'))).toBe(false)
  expect(isNamed(cancun)).toBe(true)
})
