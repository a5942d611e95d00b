import { expect, test } from 'vitest'
import { groupProblem } from './group-problem.ts'

const atMost = (people: number) =>
  `One booking takes ${people} people at most. You can make two bookings.`
const adults = 'Everybody must be 18 or older on Tue 24-11-2026.'
const party = (adults: number, children: number, infants: number) => ({
  firstDay: '2026-11-24',
  guests: { adults, children, infants },
})

test.each([
  ['tour', { maxParty: 10 }, party(8, 1, 1), null],
  ['tour', { maxParty: 10 }, party(8, 1, 2), atMost(10)],
  ['tour', { minAge: 18 }, party(2, 1, 0), adults],
  ['hotel', { minAge: 18 }, party(1, 1, 0), adults],
] as const)(
  'groupProblem of a %s with limits %o for %o is %s',
  (product, limits, booked, problem) => {
    expect(groupProblem(product, limits, booked)).toBe(problem)
  },
)
