import { maxUsd } from '@storefront/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideUsd, formatUsd, fromCents, isSameUsd, multiplyUsd, toCents } from './money.ts'

test.each([
  [0.1 + 0.2, 30],
  [1.005, 101],
  [-0.001, 0],
])('%d USD is %d cents', (usd, expected) => {
  expect(toCents(usd)).toBe(expected)
  expect([-1234.5, -0.001].map(formatUsd)).toEqual(['-$1,234.50', '$0.00'])
})

test('multiplyUsd is exact to the cent, and formatUsd agrees with Intl, up to the most expensive booking', () => {
  const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const times = fc.integer({ min: 1, max: 999 * 365 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxUsd * 100 }), times, (cents, count) => {
      const total = multiplyUsd(fromCents(cents), count)
      expect(toCents(total)).toBe(cents * count)
      expect(formatUsd(total)).toBe(format(total))
    }),
  )
})

test('divideUsd rounds a share to the cent', () => {
  expect([divideUsd(100, 3), divideUsd(50, 0)]).toEqual([33.33, 50])
})

test('formatUsd throws for what is no amount', () => {
  expect(() => formatUsd(Number.NaN)).toThrow(new RangeError('Not an amount: NaN'))
})

test('isSameUsd compares to the cent', () => {
  expect([isSameUsd(269.97, 89.99 * 3), isSameUsd(100, 100.01)]).toEqual([true, false])
})
