import { expect, test } from 'vitest'
import { RegistryChangeError } from './change/changes.ts'
import { readPair, readTuple } from './tuple.ts'

test('refuses two versions of one app, and anything but one version as a pair', () => {
  const twice = () => readTuple(['hotels=1,flights=1', 'flights=2'])
  expect(twice).toThrow('flights is named with two versions.')
  for (const text of ['', 'flights=1.1.0,hotels=2.0.0', 'flights'])
    expect(() => readPair(text)).toThrow(RegistryChangeError)
})
