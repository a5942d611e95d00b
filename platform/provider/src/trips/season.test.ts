import { expect, test } from 'vitest'
import { isInSeason } from './season.ts'

const winter = { from: '11-15', to: '03-31' }
const oneDay = { from: '11-02', to: '11-02' }

test.each([
  [winter, '2026-11-14', false],
  [winter, '2026-11-15', true],
  [winter, '2027-03-31', true],
  [winter, '2027-04-01', false],
  [oneDay, '2026-11-01', false],
  [oneDay, '2026-11-02', true],
  [oneDay, '2026-11-03', false],
])('a tour with the season %j may begin on %s: %s', (season, day, expected) => {
  expect(isInSeason(season, day)).toBe(expected)
})
