import { filterFields, listedItems } from '@storefront/catalogue/rules'
import { expect, test } from 'vitest'
import { anyTrip } from '../testing/fixtures.ts'
import { tripList } from './trip-list.ts'

const trip = (name: string, durationDays: number | null, pricePerPersonUsd: number) => ({
  ...anyTrip,
  name,
  durationDays,
  pricePerPersonUsd,
})
const trips = [
  trip('ruins', 1, 120),
  trip('jungle', 3, 420),
  trip('reef', 1, 85.5),
  trip('grand', 9, 1499),
  trip('open', null, 85.5),
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
  expect(filterFields(tripList, all, {})).toMatchObject([
    {
      parameter: 'price',
      label: 'Price per person',
      options: [
        { value: 'under-100', label: 'Under $100', count: 1 },
        { value: 'under-250', label: '$100 to $249', count: 2 },
        { value: 'under-500', label: '$250 to $499', count: 2 },
        { value: 'under-1000', label: '$500 to $999', count: 2 },
        { value: 'over-1000', label: '$1,000 and above', count: 1 },
      ],
    },
    {
      parameter: 'duration',
      label: 'Duration',
      options: [
        { value: 'day', label: '1 day', count: 1 },
        { value: 'few-days', label: '2 to 3 days', count: 2 },
        { value: 'week', label: '4 to 7 days', count: 2 },
        { value: 'longer', label: '8 days and more', count: 2 },
      ],
    },
  ])
})
