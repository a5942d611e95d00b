import { expect, test } from 'vitest'
import { onDay } from './other-day.ts'

const search = { departureDate: '2026-12-10', returnDate: '2026-12-12' }

test.each([
  [
    'the search and its order, not the step or the number of shown flights',
    'from=CUN&returnDate=2026-12-12&sort=departure&step=inbound&show=40',
    '2026-12-09',
    'from=CUN&returnDate=2026-12-12&sort=departure&departureDate=2026-12-09',
  ],
  [
    'the return date if it is not before the new day, even one that the address leaves out',
    '',
    '2026-12-12',
    'departureDate=2026-12-12&returnDate=2026-12-12',
  ],
  [
    'else the length of the trip',
    '',
    '2026-12-13',
    'departureDate=2026-12-13&returnDate=2026-12-15',
  ],
])('a link to another day keeps %s', (_, address, day, expected) => {
  expect(String(onDay(new URLSearchParams(address), search, day))).toBe(expected)
})
