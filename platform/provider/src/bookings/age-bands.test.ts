import { describe, expect, test } from 'vitest'
import { bandsText, flightBands, guestBands } from './age-bands.ts'

const day = '2026-12-10'

describe('flight bands', () => {
  test.each([
    ['2014-12-10', 'adults'], // twelve today
    ['2014-12-11', 'children'], // twelve tomorrow
    ['2024-12-10', 'children'], // two today
    ['2024-12-11', 'infants'], // two tomorrow
  ] as const)('born %s counts among %s', (birth, band) => {
    const none = { adults: 0, children: 0, infants: 0 }
    expect(flightBands([birth], day)).toEqual({ ...none, [band]: 1 })
  })
})

describe('possible splits of a stay’s guests', () => {
  const adult = '1990-01-01'
  const baby = '2026-01-01'
  const two = '2024-12-10'
  const twelve = '2014-01-01'

  test.each([
    ['a guest of two first as a child', [adult, two], undefined, ['110', '101']],
    ['a baby first as an infant', [adult, baby], undefined, ['101', '110']],
    ['a guest of twelve first as an adult', [adult, twelve], undefined, ['200', '101']],
    ['adults as adults only', [adult, adult], undefined, ['200']],
    ['nobody if the adults alone exceed the limit', [adult, twelve], 0, []],
  ])('count %s', (_, births, mostAdults, splits) => {
    const found = guestBands(births, day, mostAdults)
    const digits = found.map((one) => `${one.adults}${one.children}${one.infants}`)
    expect(digits).toEqual(splits)
  })
})

test.each([
  [1, 2, 1, '1 adult, 2 children, 1 infant'],
  [2, 1, 2, '2 adults, 1 child, 2 infants'],
  [0, 1, 0, '1 child'],
])('%i adults, %i children and %i infants in words: %s', (adults, children, infants, text) => {
  expect(bandsText({ adults, children, infants })).toBe(text)
})
