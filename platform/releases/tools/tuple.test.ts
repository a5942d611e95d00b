import { expect, test } from 'vitest'
import { RegistryChangeError } from './change/changes.ts'
import { neverReleased, readPair, readTuple } from './tuple.ts'

test('reads versions from several texts, and a single version from one text', () => {
  expect(readTuple(['flights=1.1.0', 'hotels=live'])).toEqual({ flights: '1.1.0', hotels: 'live' })
  expect(readPair('flights=1.1.0')).toEqual(['flights', '1.1.0'])
})

test.each([[['flights=1', 'flights=2']], [['hotels=1,flights=1,flights=2']]])(
  'refuses two versions of one app: %j',
  (texts) => expect(() => readTuple(texts)).toThrow('flights is named with two versions.'),
)

test.each(['', 'flights=1.1.0,hotels=2.0.0', 'flights'])(
  'refuses %j as one version of one remote',
  (text) => expect(() => readPair(text)).toThrow(RegistryChangeError),
)

test('lists published versions by their numbers', async () => {
  const store = { versions: async () => ['1.10.0', '1.9.0', '1.9.0-pr42-abc1234'] }
  expect(await neverReleased('flights', '2.0.0', { revision: 0, remotes: {} }, store)).toBe(
    'flights 2.0.0 was never released. There is 1.9.0, 1.9.0-pr42-abc1234, 1.10.0.',
  )
})
