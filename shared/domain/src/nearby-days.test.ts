import { expect, test } from 'vitest'
import { nearbyDays, shownDays } from './nearby-days.ts'

const today = '2026-11-20'
const prices = [
  { date: '2026-12-09', totalUsd: 299.7 },
  { date: '2026-12-10', totalUsd: 360 },
  { date: '2026-12-11', totalUsd: null },
]
const shown = (known: typeof prices | null, chosen = '2026-12-10') =>
  nearbyDays(chosen, today, known, 'No flights')

test.each([
  ['three days before and after', '2026-12-10', '2026-12-07', '2026-12-13'],
  [
    'three days before and after, across the end of a year',
    '2026-12-31',
    '2026-12-28',
    '2027-01-03',
  ],
  [
    'one day before the earliest, if the earliest is chosen',
    '2026-11-24',
    '2026-11-23',
    '2026-11-29',
  ],
  [
    'one day before the earliest, if the day after the earliest is chosen',
    '2026-11-25',
    '2026-11-23',
    '2026-11-29',
  ],
])('shows %s', (_, chosen, first, last) => {
  const days = shownDays(chosen, today)
  expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last])
  expect(days).toContain(chosen)
})

test('closes days without a price, but not days that the response leaves out', () => {
  const totals = shown(prices).map(({ date, totalUsd, closed }) => [
    date.slice(8),
    totalUsd,
    closed,
  ])
  expect(totals.slice(1, 5)).toEqual([
    ['08', null, null],
    ['09', 299.7, null],
    ['10', 360, null],
    ['11', null, 'No flights'],
  ])
})

test('marks the chosen day, and the lowest price unless all are equal', () => {
  const days = shown(prices)
  expect(days.find(({ isChosen }) => isChosen)?.date).toBe('2026-12-10')
  expect(days.filter(({ isLowest }) => isLowest).map(({ date }) => date)).toEqual(['2026-12-09'])
  const equal = prices.map((price) => ({ ...price, totalUsd: 120 }))
  expect(shown(equal).some(({ isLowest }) => isLowest)).toBe(false)
})

test('closes only days before the earliest while prices are unknown', () => {
  expect(shown(null, '2026-11-24').map(({ closed }) => closed)).toEqual([
    'Too soon',
    ...Array(6).fill(null),
  ])
})

test('shows no price of a day before the earliest', () => {
  const [first] = shown([{ date: '2026-11-23', totalUsd: 5 }], '2026-11-24')
  expect(first).toMatchObject({ totalUsd: null, closed: 'Too soon', isLowest: false })
})
