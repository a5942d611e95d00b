import { expect, test } from 'vitest'
import { ageOn, bandLabel, bandOf, otherBand, travellerSlots } from './age-bands.ts'

test.each([
  ['2024-11-25', '2026-11-24', 1],
  ['2024-02-29', '2026-02-28', 1],
])('ageOn from %s to %s is %i', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age)
})

test.each([
  ['adults', 12, 12, 'tour', null],
  ['adults', 11, 12, 'tour', 'children'],
  ['adults', 8, 8, 'flight', 'children'],
  ['children', 1, 2, 'tour', null],
  ['children', 13, 13, 'tour', 'adults'],
  ['children', 0, 0, 'flight', null],
  ['infants', 12, 12, 'hotel', null],
  ['infants', 13, 13, 'hotel', 'adults'],
] as const)(
  'otherBand of %s, aged %i on the first day and %i on the last, for a %s is %s',
  (band, first, last, product, other) => {
    expect(otherBand(band, { first, last }, product)).toBe(other)
  },
)

test('gives every traveller a slot in their band, with its label', () => {
  const slots = travellerSlots({ adults: 2, children: 1, infants: 1 })
  expect(slots).toEqual(['adults-1', 'adults-2', 'children-1', 'infants-1'])
  const labels = ['Adult', 'Adult', 'Child (2-12)', 'Infant (0-12)']
  expect(slots.map(bandOf).map(bandLabel)).toEqual(labels)
})
