import { expect, test } from 'vitest'
import { RegistryChangeError } from './change/changes.ts'
import { readPair, readTuple } from './tuple.ts'

test('reads versions from several texts, and a single version from one text', () => {
  expect(readTuple(['flights=1.1.0', 'hotels=live'])).toEqual({ flights: '1.1.0', hotels: 'live' })
  expect(readPair('flights=1.1.0')).toEqual(['flights', '1.1.0'])
})

test.each(['', 'flights=1.1.0,hotels=2.0.0', 'flights'])(
  'refuses %j as one version of one remote',
  (text) => expect(() => readPair(text)).toThrow(RegistryChangeError),
)
