import { expect, test } from 'vitest'
import { infantsAsChildren, outgrownText } from './infant-rules.ts'
import { infantsHint } from './infants-hint.ts'
import type { PartyLimits } from './party-rules.ts'

const rateRule = 'infants of this rate are up to 3 years old.'
const days = { first: '2026-11-24', last: '2026-11-28' }

test.each<[string, 'flight' | 'hotel' | 'tour', PartyLimits, string | null]>([
  ['2024-11-28', 'tour', {}, '2 years old on Sat 28-11-2026: infants are under 2.'],
  ['2024-11-28', 'flight', { infantDay: '2026-11-27' }, null],
  ['2016-11-24', 'flight', {}, '10 years old on Sat 28-11-2026: infants are under 2.'],
  ['2013-11-24', 'flight', {}, null],
  ['2016-11-24', 'hotel', {}, null],
  ['2022-11-24', 'hotel', { infantMaxAge: 3 }, `4 years old on Tue 24-11-2026: ${rateRule}`],
  ['2024', 'tour', {}, null],
])(
  'outgrownText of an infant born on %s, booking a %s with limits %j, is %s',
  (birth, product, limits, text) => {
    expect(outgrownText({ band: 'infants', birth }, { product, days, limits })).toBe(text)
    expect(outgrownText({ band: 'children', birth }, { product, days, limits })).toBeNull()
  },
)

test.each([
  ['flight', undefined, 'under 2 on the day of the last flight'],
  ['package', undefined, 'under 2 on the last day of the trip'],
  ['hotel', undefined, "as the room's rate says"],
  ['hotel', 5, 'up to 5 years'],
] as const)('infantsHint of a %s with the maximum age %s is %s', (product, maxAge, hint) => {
  expect(infantsHint(product, maxAge)).toBe(hint)
})

test('infantsAsChildren moves infants to the children', () => {
  const counts = infantsAsChildren({ adults: 1, children: 1, infants: 3 }, 2)
  expect(counts).toEqual({ adults: 1, children: 3, infants: 1 })
})
