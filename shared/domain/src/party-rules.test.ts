import { expect, test } from 'vitest'
import { infantsHint } from './infants-hint.ts'
import { infantsAsChildren, outgrownText, type PartyLimits, partyProblems } from './party-rules.ts'

const days = { first: '2026-11-24', last: '2026-11-28' }
const untyped = { band: 'adults', birth: '' } as const
const adult = { band: 'adults', birth: '1990-05-17' } as const
const teen = { band: 'adults', birth: '2008-11-25' } as const
const child = { band: 'children', birth: '' } as const
const infant = { band: 'infants', birth: '' } as const

const nobodyAdult = 'Somebody of 18 or older on Tue 24-11-2026 must travel with you.'
const oneLap =
  'Each infant needs the lap of an adult of 18 or older: 1 infant can fly with your party.'

test.each([
  ['a family', 'flight', [adult, child, infant], {}, []],
  ['adults whose birth dates are not typed', 'flight', [untyped, infant], {}, []],
  ['three infants on one lap', 'flight', [untyped, infant, infant, infant], {}, [oneLap]],
  ['an adult, a teen and one infant', 'flight', [adult, teen, infant], {}, []],
  ['more infants than laps of adults', 'flight', [adult, teen, infant, infant], {}, [oneLap]],
  ['three infants in a hotel', 'hotel', [adult, infant, infant, infant], {}, []],
  ['somebody who turns 18 during the trip', 'tour', [teen], {}, [nobodyAdult]],
  ['a teen with an infant', 'flight', [teen, infant], {}, [nobodyAdult]],
  ['a party at its limits', 'tour', [adult, teen], { minAge: 17, maxParty: 2 }, []],
  [
    'somebody below the minimum age',
    'tour',
    [adult, { band: 'children', birth: '2019-01-01' }],
    { minAge: 8 },
    ['Everybody must be 8 or older on Tue 24-11-2026.'],
  ],
  ['a family without limits', 'package', [adult, child], { minAge: null, maxParty: null }, []],
] as const)('partyProblems of %s, booking a %s: $4', (_, product, party, limits, problems) => {
  expect(partyProblems(party, { product, days, limits }).map(({ text }) => text)).toEqual(problems)
})

test('counts the infants without a lap', () => {
  const party = [untyped, infant, infant, infant]
  expect(partyProblems(party, { product: 'flight', days })[0]?.excessInfants).toBe(2)
})

test.each<[string, 'flight' | 'hotel' | 'tour', PartyLimits, string | null]>([
  ['2024-11-29', 'tour', {}, null],
  ['2024-11-28', 'tour', {}, '2 years old on Sat 28-11-2026: infants are under 2.'],
  ['2024-11-28', 'flight', { infantDay: '2026-11-27' }, null],
  [
    '2024-11-27',
    'flight',
    { infantDay: '2026-11-27' },
    '2 years old on Fri 27-11-2026: infants are under 2.',
  ],
  ['2016-11-24', 'flight', {}, '10 years old on Sat 28-11-2026: infants are under 2.'],
  ['2013-11-24', 'flight', {}, null],
  ['2016-11-24', 'hotel', {}, null],
  ['2023-11-24', 'hotel', { infantMaxAge: 3 }, null],
  [
    '2022-11-24',
    'hotel',
    { infantMaxAge: 3 },
    '4 years old on Tue 24-11-2026: infants of this rate are up to 3 years old.',
  ],
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
  ['tour', undefined, 'under 2 on the last day of the trip'],
  ['package', undefined, 'under 2 on the last day of the trip'],
  ['hotel', undefined, "as the room's rate says"],
  ['hotel', 5, 'up to 5 years'],
] as const)('infantsHint of a %s with the maximum age %s is %s', (product, maxAge, hint) => {
  expect(infantsHint(product, maxAge)).toBe(hint)
})

test('infantsAsChildren moves infants to the children', () => {
  expect(infantsAsChildren({ adults: 1, children: 1, infants: 3 }, 2)).toEqual({
    adults: 1,
    children: 3,
    infants: 1,
  })
})
