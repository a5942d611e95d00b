import { expect, test } from 'vitest'
import { groupProblem, guestLimits } from './party-limits.ts'

const ten = 'One booking takes 10 people at most. You can make two bookings.'
const adults = 'Everybody must be 18 or older on Tue 24-11-2026.'

test.each([
  [{ maxParty: 10 }, { adults: 8, children: 1, infants: 1 }, null],
  [{ maxParty: 10 }, { adults: 8, children: 1, infants: 2 }, ten],
  [{ minAge: 18 }, { adults: 2, children: 0, infants: 0 }, null],
  [{ minAge: 18 }, { adults: 2, children: 1, infants: 0 }, adults],
  [{ minAge: 8 }, { adults: 2, children: 1, infants: 0 }, null],
  [{}, { adults: 50, children: 0, infants: 0 }, null],
])('limits %o for %o: %s', (limits, guests, problem) => {
  const trip = {
    limits: {
      minAge: null,
      maxParty: null,
      lastDay: null,
      daysNotSold: [],
      placesLeft: [],
      ...limits,
    },
  }
  expect(groupProblem(trip, guests, '2026-11-24')).toBe(problem)
})

test.each([
  [{ minAge: 8, maxParty: 18 }, 'From 8 years; at most 18 in one booking'],
  [{ minAge: 18 }, 'Adults only, from 18 years'],
  [{ maxParty: 10 }, 'At most 10 in one booking'],
  [{}, null],
])('%o is shown as %s', (limits, text) => {
  expect(guestLimits(limits)).toBe(text)
})
