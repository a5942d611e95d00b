import { expect, test } from 'vitest'
import { stayFor } from '../testing/fixtures.ts'
import { nightlyText, stayPrice } from './pricing.ts'

test('a stay costs nightly rate × nights + infant price × infants × nights, to the cent', () => {
  const room = { pricePerNightUsd: 200 }
  const rate = { pricePerNightUsd: 120.1, infantPriceUsd: 15 }
  const guests = { children: 4, infants: 2 }
  expect(stayPrice(room, rate, stayFor(3, guests))).toEqual({
    ...{ nightlyUsd: 120.1, subtotalUsd: 360.3, infantNightlyUsd: 15, infantsUsd: 90 },
    ...{ totalUsd: 450.3, notes: [] },
  })
  const unpriced = { pricePerNightUsd: null, infantPriceUsd: null }
  expect(stayPrice(room, unpriced, stayFor(3, guests)).totalUsd).toBe(600)
})

test('writes a nightly price with two decimals', () => {
  expect(nightlyText(161)).toBe('From $161.00 / night')
})
