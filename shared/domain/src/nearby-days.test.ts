import { expect, test } from 'vitest'
import { nearbyDays, samePriceText, shownDays } from './nearby-days.ts'

const today = '2026-11-20'
const prices = [
  { date: '2026-12-09', totalUsd: 299.7 },
  { date: '2026-12-10', totalUsd: 360 },
  { date: '2026-12-11', totalUsd: null },
]
const shown = (known: typeof prices | null, chosen = '2026-12-10') =>
  nearbyDays(chosen, today, known, 'No flights')

test.each([
  // At most one day is before the earliest, which is 24 November.
  ['2026-11-24', '2026-11-23', '2026-11-29'],
  ['2026-11-25', '2026-11-23', '2026-11-29'],
])('around %s shows the days from %s to %s', (chosen, first, last) => {
  const days = shownDays(chosen, today)
  expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last])
  expect(days).toContain(chosen)
})

test('closes days without a price, but not days that the response leaves out', () => {
  const found = shown(prices).map((day) => [day.date.slice(8), day.totalUsd, day.closed].join(' '))
  expect(found.slice(1, 5)).toEqual(['08  ', '09 299.7 ', '10 360 ', '11  No flights'])
})

test('closes no bookable day before prices arrive', () => {
  expect(shown(null).map(({ closed }) => closed)).not.toContain('No flights')
})

test('marks the chosen day, and the lowest price unless all are equal', () => {
  const days = shown(prices)
  expect(days.find(({ isChosen }) => isChosen)?.date).toBe('2026-12-10')
  expect(days.filter(({ isLowest }) => isLowest).map(({ date }) => date)).toEqual(['2026-12-09'])
  const equal = prices.map((price) => ({ ...price, totalUsd: 120 }))
  expect(shown(equal).some(({ isLowest }) => isLowest)).toBe(false)
})

test('shows no price of a day before the earliest', () => {
  const [first] = shown([{ date: '2026-11-23', totalUsd: 5 }], '2026-11-24')
  expect(first).toMatchObject({ totalUsd: null, closed: 'Too soon', isLowest: false })
})

const everyDay = '$189.00 on every day from Tue 24-11-2026 to Sun 29-11-2026'

test.each<[string, (number | null)[], string | null]>([
  ['one price', [189, 189, 189, 189, 189, 189], everyDay],
  ['a day without sales', [189, 189, null, 189, 189, 189], null],
  ['a day left out', [189, 189, 189, 189, 189], null],
  ['none yet', [], null],
])('sums up days with %s', (_, totals, text) => {
  const known = totals.map((totalUsd, index) => ({ date: `2026-11-${24 + index}`, totalUsd }))
  expect(samePriceText(nearbyDays('2026-11-24', today, known, 'No rooms'))).toBe(text)
})
