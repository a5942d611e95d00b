import { expect, test } from 'vitest'
import { ageOn, bandLabel, bandOf, otherBand, travellerSlots } from './age-bands.ts'

test.each([
  ['2024-11-24', '2026-11-24', 2],
  ['2024-11-25', '2026-11-24', 1],
  ['2024-02-29', '2026-02-28', 1],
  ['2024-02-29', '2026-03-01', 2],
])('ageOn from %s to %s is %i', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age)
})

test.each([
  ['adults', 12, 12, 'tour', null],
  ['adults', 11, 12, 'tour', 'children'],
  ['adults', 8, 8, 'flight', 'children'],
  ['children', 2, 2, 'package', null],
  ['children', 1, 2, 'tour', null],
  ['children', 12, 13, 'flight', null],
  ['children', 13, 13, 'tour', 'adults'],
  ['children', 1, 1, 'hotel', 'infants'],
  ['children', 0, 0, 'flight', null],
  ['infants', 12, 12, 'hotel', null],
  ['infants', 13, 13, 'hotel', 'adults'],
] as const)(
  'otherBand of %s, aged %i on the first day and %i on the last, for a %s is %s',
  (band, first, last, product, other) => {
    expect(otherBand(band, { first, last }, product)).toBe(other)
  },
)

test.each([
  ['adults', 'Adult'],
  ['children', 'Child (2-12)'],
  ['infants', 'Infant (0-12)'],
] as const)('labels a single traveller of the %s as %s', (band, label) => {
  expect(bandLabel(band)).toBe(label)
})

test('gives every traveller a slot in their band', () => {
  const slots = travellerSlots({ adults: 2, children: 1, infants: 1 })
  expect(slots).toEqual(['adults-1', 'adults-2', 'children-1', 'infants-1'])
  expect(slots.map(bandOf)).toEqual(['adults', 'adults', 'children', 'infants'])
})
