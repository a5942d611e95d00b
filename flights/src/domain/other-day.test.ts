import { expect, test } from 'vitest'
import { onDay } from './other-day.ts'

const search = { departureDate: '2026-12-10', returnDate: '2026-12-12' }

test.each([
  [
    'the rest of the search and its order',
    'from=CUN&returnDate=2026-12-12&sort=departure&adults=2',
    '2026-12-09',
    'from=CUN&returnDate=2026-12-12&sort=departure&adults=2&departureDate=2026-12-09',
  ],
  [
    'neither the step nor the number of shown flights',
    'returnDate=2026-12-12&step=inbound&show=40',
    '2026-12-09',
    'returnDate=2026-12-12&departureDate=2026-12-09',
  ],
  [
    'the return date if it is not before the new day, even one that the address leaves out',
    '',
    '2026-12-12',
    'departureDate=2026-12-12&returnDate=2026-12-12',
  ],
  [
    'the length of the trip if the return date is before the new day',
    'returnDate=2026-12-12',
    '2026-12-13',
    'returnDate=2026-12-15&departureDate=2026-12-13',
  ],
])('a link to another day keeps %s', (_, address, day, expected) => {
  expect(String(onDay(new URLSearchParams(address), search, day))).toBe(expected)
})
