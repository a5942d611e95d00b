import { expect, test } from 'vitest'
import { cancun, miami, roundTripSearch } from './fixtures.ts'
import { cityOf, isNamed, pickAirport, unnamedAirport } from './search.ts'

const guadalajara = { id: 3, name: 'Guadalajara', iataCode: 'GDL', airportName: '' }

test.each([
  ['another origin', 'from', guadalajara, { from: guadalajara }],
  ['another destination', 'to', guadalajara, { to: guadalajara }],
  ['the origin once more', 'from', cancun, { from: cancun }],
  ['the destination as origin', 'from', miami, { from: miami, to: cancun }],
  ['the origin as destination', 'to', cancun, { from: miami, to: cancun }],
] as const)('picking %s', (_, field, airport, change) => {
  expect(pickAirport(roundTripSearch, field, airport)).toEqual(change)
})

test('picking the destination as origin leaves the destination open when there was no origin', () => {
  const search = { ...roundTripSearch, from: null }
  expect(pickAirport(search, 'from', miami)).toEqual({ from: miami, to: null })
})

test('picking the other end is a choice like any other while this end is open', () => {
  const search = { ...roundTripSearch, to: null }
  expect(pickAirport(search, 'from', miami)).toEqual({ from: miami })
})

test('an airport of an address is known by its code only', () => {
  expect(isNamed(unnamedAirport('CUN'))).toBe(false)
  expect(isNamed(cancun)).toBe(true)
})

test.each([
  ['CUN', 'Cancún'],
  ['LHR', 'LHR'],
])('the city of %s is %s where only Cancún and Miami are known', (code, city) => {
  expect(cityOf(code, [cancun, miami])).toBe(city)
})
