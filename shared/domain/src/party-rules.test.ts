import { expect, test } from 'vitest'
import { partyProblems } from './party-rules.ts'

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
