import { expect, test } from 'vitest'
import { tourFacts } from './card.ts'

const coast = ['Cancún', 'Playa del Carmen', 'Tulum']

test.each([
  [coast, 'Valladolid', 'Tulum', ['From Tulum']],
  [coast, 'Tulum', 'Tulum', []],
  [coast, 'Valladolid', 'Valladolid', ['From Cancún']],
])('of a tour from %j to %s, a search for "%s" says %j', (startsIn, goes, searched, facts) => {
  expect(tourFacts({ startsIn, destinationName: goes }, searched)).toEqual(facts)
  expect(tourFacts({ destinationName: goes }, searched)).toEqual([])
})
