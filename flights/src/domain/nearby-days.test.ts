import { expect, test } from 'vitest'
import { nearbyDays, onDay, shownDays } from './nearby-days.ts'

const today = '2026-11-20'
const search = {
  departureDate: '2026-12-10',
  returnDate: '2026-12-12',
  type: 'Oneway' as const,
  travellers: { adults: 2, children: 1, infants: 1 },
}
const fares = [
  { date: '2026-12-09', fareUsd: 99.9 },
  { date: '2026-12-10', fareUsd: 120 },
  { date: '2026-12-11', fareUsd: null },
]
const shown = (known: typeof fares | null, chosen = search.departureDate) =>
  nearbyDays({ ...search, departureDate: chosen }, today, known)

test.each([
  ['three days before and after', '2026-12-10', '2026-12-07', '2026-12-13'],
  ['over the end of a year', '2026-12-31', '2026-12-28', '2027-01-03'],
  [
    'one day that is too soon, where the earliest is chosen',
    '2026-11-24',
    '2026-11-23',
    '2026-11-29',
  ],
  ['no more than that a day later', '2026-11-25', '2026-11-23', '2026-11-29'],
])('shows %s', (_, chosen, first, last) => {
  const days = shownDays(chosen, today)
  expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last])
  expect(days).toContain(chosen)
})

test('a day has the lowest total of all who pay; one without flights is closed', () => {
  const totals = shown(fares).map(({ date, totalUsd, closed }) => [date.slice(8), totalUsd, closed])
  expect(totals.slice(1, 5)).toEqual([
    ['08', null, 'No flights'],
    ['09', 299.7, null],
    ['10', 360, null],
    ['11', null, 'No flights'],
  ])
})

test('the chosen day and the lowest one are marked; among equals none is the lowest', () => {
  const days = shown(fares)
  expect(days.find(({ isChosen }) => isChosen)?.date).toBe('2026-12-10')
  expect(days.filter(({ isLowest }) => isLowest).map(({ date }) => date)).toEqual(['2026-12-09'])
  const equal = fares.map((fare) => ({ ...fare, fareUsd: 120 }))
  expect(shown(equal).some(({ isLowest }) => isLowest)).toBe(false)
})

test('before the prices are known only what is too soon is closed', () => {
  expect(shown(null, '2026-11-24').map(({ closed }) => closed)).toEqual([
    'Too soon',
    ...Array(6).fill(null),
  ])
})

test('a price of a day that is too soon is not shown', () => {
  const [first] = shown([{ date: '2026-11-23', fareUsd: 5 }], '2026-11-24')
  expect(first).toMatchObject({ totalUsd: null, closed: 'Too soon', isLowest: false })
})

test.each([
  [
    'the rest of the search and its order',
    'from=CUN&sort=departure&adults=2',
    '2026-12-09',
    'from=CUN&sort=departure&adults=2&departureDate=2026-12-09',
  ],
  [
    'not the step, nor how much of the list',
    'step=inbound&show=40',
    '2026-12-09',
    'departureDate=2026-12-09',
  ],
  [
    'the return, as long as it is not before the day',
    'returnDate=2026-12-12',
    '2026-12-12',
    'returnDate=2026-12-12&departureDate=2026-12-12',
  ],
  [
    'else the length of the trip',
    'returnDate=2026-12-12',
    '2026-12-13',
    'returnDate=2026-12-15&departureDate=2026-12-13',
  ],
])('a link keeps %s', (_, address, day, expected) => {
  expect(String(onDay(new URLSearchParams(address), search, day))).toBe(expected)
})
