import { expect, test } from 'vitest'
import { ageOn, bandLabel, bandOf, otherBand, travellerPlaces } from './age-bands.ts'

test.each([
  ['2024-11-24', '2026-11-24', 2],
  ['2024-11-25', '2026-11-24', 1],
  ['2026-01-01', '2026-11-24', 0],
  ['2024-02-29', '2026-02-28', 1],
  ['2024-02-29', '2026-03-01', 2],
])('born on %s one is on %s %i', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age)
})

test.each([
  ['adults', 12, 'tour', null],
  ['adults', 11, 'tour', 'children'],
  ['adults', 8, 'flight', 'children'],
  ['adults', 1, 'hotel', 'infants'],
  ['adults', 150, 'flight', null],
  ['children', 2, 'package', null],
  ['children', 12, 'flight', null],
  ['children', 13, 'tour', 'adults'],
  ['children', 1, 'hotel', 'infants'],
  ['infants', 0, 'flight', null],
  ['infants', 1, 'flight', null],
  ['infants', 2, 'flight', 'children'],
  ['infants', 12, 'flight', 'adults'],
  ['infants', 12, 'hotel', null],
  ['infants', 13, 'hotel', 'adults'],
] as const)(
  'counted among the %s, somebody of %i on a %s belongs to %s',
  (band, age, product, other) => {
    expect(otherBand(band, age, product)).toBe(other)
  },
)

test.each([
  ['adults', 'hotel', 'Adult'],
  ['children', 'flight', 'Child (2-12)'],
  ['infants', 'tour', 'Infant (0-12)'],
  ['infants', 'flight', 'Infant (under 2)'],
] as const)('one of the %s of a %s is called %s', (band, product, label) => {
  expect(bandLabel(band, product)).toBe(label)
})

test('everybody has a place in their band', () => {
  const places = travellerPlaces({ adults: 2, children: 1, infants: 1 })
  expect(places).toEqual(['adults-1', 'adults-2', 'children-1', 'infants-1'])
  expect(places.map(bandOf)).toEqual(['adults', 'adults', 'children', 'infants'])
})
