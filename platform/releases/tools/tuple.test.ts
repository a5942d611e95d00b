import { expect, test } from 'vitest'
import { RegistryChangeError } from './change/changes.ts'
import { readPair, readTuple } from './tuple.ts'

test('a tuple is read from several texts, or from one with commas', () => {
  const tuple = { flights: '1.1.0', hotels: 'live' }
  expect(readTuple(['flights=1.1.0', 'hotels=live'])).toEqual(tuple)
  expect(readTuple(['flights=1.1.0,hotels=live'])).toEqual(tuple)
  expect(() => readTuple(['flights'])).toThrow('flights is not of the form name=version.')
})

test('one remote and its version', () => {
  expect(readPair('flights=1.1.0')).toEqual(['flights', '1.1.0'])
})

test.each(['', 'flights=1.1.0,hotels=2.0.0', 'flights'])(
  'what does not name one version of one remote is refused, not read in parts: %j',
  (text) => expect(() => readPair(text)).toThrow(RegistryChangeError),
)
