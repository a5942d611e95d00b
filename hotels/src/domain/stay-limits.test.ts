import type { StayLimits } from '@storefront/contract'
import { expect, test } from 'vitest'
import { roomWith, stayFor } from '../testing/fixtures.ts'
import { closedNight, minAgeText, nightLimits, noLimits, stayProblem } from './stay-limits.ts'

const { guests } = stayFor(1)
const wed = '2026-11-25'
const limited = (limits: Partial<StayLimits>, soldOutNights: string[] = []) =>
  nightLimits({ ...noLimits, ...limits }, [roomWith([{}], { soldOutNights })], guests)

test.each<[Partial<StayLimits>, string[], number, string | null]>([
  [{ lastDay: '2026-11-25' }, [], 2, null],
  [{ lastDay: '2026-11-25' }, [], 3, 'The last night on sale is Wed 25-11-2026.'],
  [{ daysNotSold: ['2026-11-23', '2026-11-26'] }, [], 2, null],
  [{ daysNotSold: ['2026-11-26', wed] }, [], 3, 'The night of Wed 25-11-2026 is not on sale.'],
  [{}, ['2026-11-24'], 1, 'The night of Tue 24-11-2026 is sold out.'],
])(
  'with the limits %j and the sold-out nights %j, a stay of %i nights from the 24th has the problem: %s',
  (limits, soldOut, nights, problem) => {
    expect(stayProblem(limited(limits, soldOut), stayFor(nights))).toBe(problem)
  },
)

test.each([
  ['2026-11-25', 'not on sale'],
  ['2026-11-26', 'sold out'],
  ['2026-11-27', 'not on sale after Thu 26-11-2026'],
])('the night of %s in a calendar: %s', (night, reason) => {
  const limits = limited({ daysNotSold: ['2026-11-25'], lastDay: '2026-11-26' }, ['2026-11-26'])
  expect(closedNight(limits, night)).toBe(reason)
})

test('a night is sold out if every room that takes the guests is sold out', () => {
  const rooms = [
    roomWith([{}], { soldOutNights: ['2026-11-24', '2026-11-25'] }),
    roomWith([{}], { soldOutNights: ['2026-11-25', '2026-11-26'] }),
    roomWith([{ maxPax: 0 }]),
  ]
  expect(nightLimits(noLimits, rooms, guests).soldOutNights).toEqual(['2026-11-25'])
})

test.each([
  ["the hotel's if a rate allows more", 14, [{ maxNights: 28 }, {}], 14],
  ['the longest that a rate allows', 60, [{ maxNights: 28 }, { maxNights: 7 }], 28],
  ["the hotel's if no room takes the guests", 14, [], 14],
])('the longest stay is %s', (_, maxNights, rates, expected) => {
  const limits = nightLimits({ ...noLimits, maxNights }, [roomWith(rates)], guests)
  expect(limits).toMatchObject({ maxNights: expected, daysNotSold: [], soldOutNights: [] })
})

test('names the minimum age', () => {
  expect(minAgeText(18)).toBe('Every guest must be 18 or older.')
})
