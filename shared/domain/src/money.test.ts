import { maxUsd } from '@storefront/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  divideUsd,
  formatUsd,
  fromCents,
  isSameUsd,
  multiplyUsd,
  sumUsd,
  toCents,
} from './money.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })

test('sumUsd is exact to the cent in any order', () => {
  fc.assert(
    fc.property(fc.array(cents), (amounts) => {
      const total = amounts.reduce((sum, amount) => sum + amount, 0)
      expect(sumUsd(...amounts.map(fromCents))).toBe(fromCents(total))
      expect(sumUsd(...amounts.toReversed().map(fromCents))).toBe(fromCents(total))
    }),
  )
})

test.each([
  [0.1 + 0.2, 30],
  [1.005, 101],
  [-0.001, 0],
])('%d USD is %d cents', (usd, expected) => {
  expect(toCents(usd)).toBe(expected)
})

test.each([
  [-0.001, '$0.00'],
  [-1234.5, '-$1,234.50'],
])('formatUsd of %d is %s', (usd, expected) => {
  expect(formatUsd(usd)).toBe(expected)
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
  expect(divideUsd(100, 3)).toBe(33.33)
  expect(divideUsd(50, 4)).toBe(12.5)
  expect(divideUsd(50, 0)).toBe(50)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('formatUsd throws for %d', (usd) => {
  expect(() => formatUsd(usd)).toThrow(new RangeError(`Not an amount: ${usd}`))
})

test.each([
  [269.97, 89.99 * 3, true],
  [100, 100.01, false],
])('isSameUsd of %s and %s is %s', (one, other, same) => {
  expect(isSameUsd(one, other)).toBe(same)
})
