import { expect, test } from 'vitest'
import { groupProblem, guestLimits } from './party-limits.ts'

const ten = 'One booking takes at most 10 guests. Make two bookings, or ask us by WhatsApp.'

test.each([
  [{ maxParty: 10 }, { adults: 8, children: 1, infants: 1 }, null],
  [{ maxParty: 10 }, { adults: 8, children: 1, infants: 2 }, ten],
  [{ minAge: 18 }, { adults: 2, children: 0, infants: 0 }, null],
  [{ minAge: 18 }, { adults: 2, children: 1, infants: 0 }, 'Every guest must be 18 or older.'],
  [{ minAge: 18 }, { adults: 2, children: 0, infants: 1 }, 'Every guest must be 18 or older.'],
  // A child may be twelve.
  [{ minAge: 12 }, { adults: 2, children: 1, infants: 0 }, null],
  [undefined, { adults: 50, children: 0, infants: 0 }, null],
])('limits %o for %o: %s', (limits, guests, problem) => {
  expect(groupProblem(limits, guests)).toBe(problem)
})

test.each([
  [{ minAge: 8, maxParty: 18 }, 'From 8 years; at most 18 in one booking'],
  [{ minAge: 18 }, 'Adults only, from 18 years'],
  [{ maxParty: 10 }, 'At most 10 in one booking'],
  [{}, null],
])('%o is shown as %s', (limits, text) => {
  expect(guestLimits(limits)).toBe(text)
})
