import { expect, test } from 'vitest'
import { partyProblems } from './party-rules.ts'

const days = { first: '2026-11-24', last: '2026-11-28' }
const untyped = { band: 'adults', birth: '' } as const
const adult = { band: 'adults', birth: '1990-05-17' } as const
const teen = { band: 'adults', birth: '2008-11-25' } as const
const child = { band: 'children', birth: '' } as const
const infant = { band: 'infants', birth: '' } as const

const young = { band: 'children', birth: '2019-01-01' } as const
const tooYoung = 'Everybody must be 8 or older on Tue 24-11-2026.'
const nobodyAdult = 'Somebody of 18 or older on Tue 24-11-2026 must travel with you.'
const oneLap =
  'Each infant needs the lap of an adult of 18 or older: 1 infant can fly with your party.'

test.each([
  ['a family', 'flight', [adult, child, infant], {}, []],
  ['an adult, a teen and one infant', 'flight', [adult, teen, infant], {}, []],
  ['more infants than laps of adults', 'flight', [adult, teen, infant, infant], {}, [oneLap]],
  ['three infants in a hotel', 'hotel', [adult, infant, infant, infant], {}, []],
  ['a teen with an infant', 'flight', [teen, infant], {}, [nobodyAdult]],
  ['a party at its limits', 'tour', [adult, teen], { minAge: 17, maxParty: 2 }, []],
  ['somebody below the minimum age', 'tour', [adult, young], { minAge: 8 }, [tooYoung]],
] as const)('partyProblems of %s, booking a %s: $4', (_, product, party, limits, problems) => {
  expect(partyProblems(party, { product, days, limits }).map(({ text }) => text)).toEqual(problems)
})

test('counts the infants without a lap', () => {
  const party = [untyped, infant, infant, infant]
  expect(partyProblems(party, { product: 'flight', days })[0]?.excessInfants).toBe(2)
})
