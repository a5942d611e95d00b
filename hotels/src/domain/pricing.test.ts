import { describe, expect, test } from 'vitest'
import { stayFor } from '../testing/fixtures.ts'
import { nightlyText, stayPrice } from './pricing.ts'

describe('a stay costs nightly rate × nights + infant price × infants × nights', () => {
  const room = { pricePerNightUsd: 200 }
  test.each([
    ['three nights', 120.5, null, stayFor(3), 361.5],
    ['children cost nothing more', 120.5, 15, stayFor(3, { children: 4 }), 361.5],
    ['infants without a price', 120.5, null, stayFor(3, { infants: 2 }), 361.5],
    ["the room's price", null, null, stayFor(3), 600],
    ['cents that floating point misses', 0.1, 0.2, stayFor(3, { infants: 1 }), 0.9],
  ])('%s', (_, nightly, infant, stay, total) => {
    const rate = { pricePerNightUsd: nightly, infantPriceUsd: infant }
    expect(stayPrice(room, rate, stay).totalUsd).toBe(total)
  })

  test('returns each line of the price', () => {
    const rate = { pricePerNightUsd: 120.1, infantPriceUsd: 15 }
    expect(stayPrice(room, rate, stayFor(3, { infants: 2 }))).toEqual({
      nightlyUsd: 120.1,
      subtotalUsd: 360.3,
      infantNightlyUsd: 15,
      infantsUsd: 90,
      totalUsd: 450.3,
      notes: [],
    })
  })
})

test('writes a nightly price with two decimals', () => {
  expect(nightlyText(161)).toBe('From $161.00 / night')
})
