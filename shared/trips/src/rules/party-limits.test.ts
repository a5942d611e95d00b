import { expect, test } from 'vitest'
import { guestLimits } from './party-limits.ts'

test.each([
  [{ minAge: 8, maxParty: 18 }, 'From 8 years; at most 18 in one booking'],
  [{ minAge: 18 }, 'Adults only, from 18 years'],
  [{ maxParty: 10 }, 'At most 10 in one booking'],
  [{}, null],
])('guestLimits of %o is %s', (limits, text) => {
  expect(guestLimits(limits)).toBe(text)
})
