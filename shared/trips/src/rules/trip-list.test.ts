import { filterFields, listedItems } from '@storefront/catalogue/rules'
import { expect, test } from 'vitest'
import { anyTrip } from '../testing/fixtures.ts'
import { tripList } from './trip-list.ts'

const trip = (name: string, durationDays: number | null, pricePerPersonUsd: number) => {
  return { ...anyTrip, name, durationDays, pricePerPersonUsd }
}
const trips = [
  ...[trip('ruins', 1, 120), trip('jungle', 3, 420), trip('reef', 1, 85.5)],
  ...[trip('grand', 9, 1499), trip('open', null, 85.5)],
]

test.each([
  ['recommended', 'ruins jungle reef grand open'],
  ['price', 'reef open ruins jungle grand'],
  ['price-highest', 'grand jungle ruins reef open'],
  ['duration', 'ruins reef jungle grand open'],
  ['duration-longest', 'grand jungle ruins reef open'],
])('sorts by %s: %s', (order, expected) => {
  const listed = listedItems(tripList, trips, { sort: [order] })
  expect(listed.map(({ name }) => name).join(' ')).toBe(expected)
})

test('offers bands of prices and durations with their bounds', () => {
  const prices = [99.99, 100, 249.99, 250, 499.99, 500, 999.99, 1000]
  const days = [1, 2, 3, 4, 7, 8, 20, null]
  const all = prices.map((usd, index) => trip(`${usd}`, days[index] ?? null, usd))
  const fields = filterFields(tripList, all, {}).map(({ parameter, label, options = [] }) => [
    `${parameter}: ${label}`,
    ...options.map(({ value, label, count }) => `${value}: ${label}, ${count}`),
  ])
  expect(fields).toEqual([
    [
      'price: Price per person',
      'under-100: Under $100, 1',
      'under-250: $100 to $249, 2',
      'under-500: $250 to $499, 2',
      'under-1000: $500 to $999, 2',
      'over-1000: $1,000 and above, 1',
    ],
    [
      'duration: Duration',
      'day: 1 day, 1',
      'few-days: 2 to 3 days, 2',
      'week: 4 to 7 days, 2',
      'longer: 8 days and more, 2',
    ],
  ])
})
