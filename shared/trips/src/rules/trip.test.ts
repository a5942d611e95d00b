import { expect, test } from 'vitest'
import { durationText, tripTotalUsd } from './trip.ts'

test.each([[1249.99, { adults: 19, children: 18, infants: 1 }, 46249.63]])(
  '$%d per person for %o is $%d',
  (pricePerPersonUsd, guests, total) => {
    expect(tripTotalUsd({ pricePerPersonUsd }, guests)).toBe(total)
  },
)

test.each([
  [1, '1 Day'],
  [2, '2 Days'],
  [0, null],
])('durationText of %s is %s', (days, text) => {
  expect(durationText(days)).toBe(text)
})
