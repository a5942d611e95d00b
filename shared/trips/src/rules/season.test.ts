import { expect, test } from 'vitest'
import { nextDay } from './sale-days.ts'
import { isInSeason, seasonText } from './season.ts'

const summer = { season: { from: '06-01', to: '09-15' } }
const winter = { season: { from: '11-15', to: '03-31' } }
const oneDay = { season: { from: '11-02', to: '11-02' } }
const leapDay = { season: { from: '02-29', to: '03-10' } }

test.each([
  [summer, '2026-06-01', true, '2026-06-01'],
  [summer, '2026-09-16', false, '2027-06-01'],
  [winter, '2027-04-01', false, '2027-11-15'],
  [winter, '2027-03-31', true, '2027-03-31'],
  [oneDay, '2026-11-03', false, '2027-11-02'],
  [leapDay, '2028-01-10', false, '2028-02-29'],
])('isInSeason of %o on %s is %s, and the next possible day is %s', (tour, day, isIn, next) => {
  expect(isInSeason(tour, day)).toBe(isIn)
  expect(nextDay(tour, day, { adults: 1, children: 0, infants: 0 })).toBe(next)
})

test('seasonText names both days, and none without a season', () => {
  expect(seasonText(winter)).toBe('Runs from November 15 to March 31.')
  expect(seasonText(leapDay)).toBe('Runs from February 29 to March 10.')
  expect(seasonText({})).toBeNull()
})
