import { expect, test } from 'vitest'
import { outboundFlight } from '../testing/fixtures.ts'
import { flightTotalUsd, pricePerPersonUsd } from './pricing.ts'

test.each([
  ['Oneway', 2, 1, 3, 450.75],
  ['Round Trip', 2, 1, 0, 841.5],
  ['Round Trip', 1, 0, 1, 280.5],
] as const)(
  '%s for %i adults, %i children and %i infants costs %f',
  (type, adults, children, infants, usd) => {
    expect(flightTotalUsd(outboundFlight, type, { adults, children, infants })).toBe(usd)
  },
)

test('pricePerPersonUsd divides the total by all travellers, infants included', () => {
  expect(pricePerPersonUsd(841.5, { adults: 2, children: 1, infants: 1 })).toBe(210.38)
  expect(pricePerPersonUsd(150.25, { adults: 1, children: 0, infants: 0 })).toBe(150.25)
})
