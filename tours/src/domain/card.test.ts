import { expect, test } from 'vitest'
import { tourFacts } from './card.ts'

const coast = ['Cancún', 'Playa del Carmen', 'Tulum']

test.each<[string[] | undefined, string, string, string[]]>([
  [coast, 'Valladolid', '', ['From Cancún']],
  [coast, 'Valladolid', 'Tulum', ['From Tulum']],
  [coast, 'Tulum', 'Tulum', []],
  [coast, 'Valladolid', 'Valladolid', ['From Cancún']],
  [undefined, 'Cancún', 'Cancún', []],
])(
  'of a tour that starts in %j and goes to %s, a search for "%s" says %j',
  (startsIn, goes, searched, facts) => {
    expect(
      tourFacts({ ...(startsIn ? { startsIn } : {}), destinationName: goes }, searched),
    ).toEqual(facts)
  },
)
