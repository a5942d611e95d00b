import { describe, expect, test } from 'vitest'
import { bandsText, flightBands, guestBands } from './age-bands.ts'

const day = '2026-12-10'

describe('flight bands', () => {
  test.each([
    ['1990-01-01', 'adults'],
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
  const six = '2020-01-01'
  const twelve = '2014-01-01'

  test('count adults as adults only', () => {
    expect(guestBands([adult, adult], day)).toEqual([{ adults: 2, children: 0, infants: 0 }])
  })

  test('count a child of six first as a child, then as an infant', () => {
    expect(guestBands([adult, six], day)).toEqual([
      { adults: 1, children: 1, infants: 0 },
      { adults: 1, children: 0, infants: 1 },
    ])
  })

  test('count a guest of two first as a child', () => {
    const two = '2024-12-10'
    expect(guestBands([adult, two], day)[0]).toEqual({ adults: 1, children: 1, infants: 0 })
  })

  test('count a baby first as an infant', () => {
    expect(guestBands([adult, baby], day)[0]).toEqual({ adults: 1, children: 0, infants: 1 })
  })

  test('count a guest of twelve first as an adult, or as a child beyond the adult limit, then as an infant', () => {
    const asInfant = { adults: 1, children: 0, infants: 1 }
    expect(guestBands([adult, twelve], day)).toEqual([
      { adults: 2, children: 0, infants: 0 },
      asInfant,
    ])
    expect(guestBands([adult, twelve], day, 1)).toEqual([
      { adults: 1, children: 1, infants: 0 },
      asInfant,
    ])
    expect(guestBands([adult, twelve], day, 0)).toEqual([])
  })

  test('are at most one more than the guests', () => {
    expect(guestBands(Array(1600).fill(twelve), day)).toHaveLength(1601)
  })

  test('contain every guest', () => {
    for (const split of guestBands([adult, baby, six, twelve, twelve], day)) {
      expect(split.adults + split.children + split.infants).toBe(5)
      expect(Math.min(split.adults, split.children, split.infants)).toBeGreaterThanOrEqual(0)
    }
  })
})

test.each([
  [1, 2, 1, '1 adult, 2 children, 1 infant'],
  [2, 1, 2, '2 adults, 1 child, 2 infants'],
  [1, 0, 0, '1 adult'],
  [0, 1, 0, '1 child'],
])('%i adults, %i children and %i infants in words: %s', (adults, children, infants, text) => {
  expect(bandsText({ adults, children, infants })).toBe(text)
})
