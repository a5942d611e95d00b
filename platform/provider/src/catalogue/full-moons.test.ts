import { expect, test } from 'vitest'
import { daysNearFullMoons, isNearFullMoon } from './full-moons.ts'

// Full moons by Cancún's clock, UTC-5 (US Naval Observatory).
test.each(['2026-11-24', '2027-03-22', '2028-01-11'])('the moon is full on %s', (day) => {
  expect(isNearFullMoon(day, 0)).toBe(true)
})

test('lists the days around each full moon, from the first to the last requested day', () => {
  expect(daysNearFullMoons('2026-12-22', '2027-01-22', 1)).toEqual([
    ...['2026-12-22', '2026-12-23', '2026-12-24'],
    ...['2027-01-21', '2027-01-22'],
  ])
})
