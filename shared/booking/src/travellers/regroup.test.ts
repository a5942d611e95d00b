import { emptyTraveller } from '@storefront/domain'
import { expect, test } from 'vitest'
import { moveTraveller, regroup } from './regroup.ts'

const named = (firstName: string, dob = '') => ({ ...emptyTraveller(), firstName, dob })
const party = {
  counts: { adults: 1, children: 1, infants: 3 },
  typed: {
    'adults-1': named('Ana', '1990-05-17'),
    'children-1': named('Ben', '2019-01-01'),
    'infants-1': named('Eva', '2026-01-01'),
    'infants-2': named('Leo', '2022-01-01'),
    'infants-3': named('Mia'),
  },
}
const namesOf = ({ typed }: ReturnType<typeof regroup>) =>
  Object.fromEntries(Object.entries(typed).map(([place, draft]) => [place, draft?.firstName]))

test('moves a traveller with its draft, and moves those behind it up', () => {
  const moved = moveTraveller(party, 'infants-2', 'children')
  expect(moved.counts).toEqual({ adults: 1, children: 2, infants: 2 })
  expect(moved.typed['children-2']).toBe(party.typed['infants-2'])
  expect(namesOf(moved)).toEqual({
    'adults-1': 'Ana',
    'children-1': 'Ben',
    'children-2': 'Leo',
    'infants-1': 'Eva',
    'infants-2': 'Mia',
  })
})

test.each([
  [
    'the oldest infants, those without a birth date last',
    { adults: 1, children: 4, infants: 0 },
    { 'children-2': 'Leo', 'children-3': 'Eva', 'children-4': 'Mia' },
  ],
  ['the oldest child', { adults: 2, children: 0, infants: 3 }, { 'adults-2': 'Ben' }],
  ['the youngest child', { adults: 1, children: 0, infants: 4 }, { 'infants-4': 'Ben' }],
])('moves %s to reach other counts', (_, target, places) => {
  const regrouped = regroup(party, target)
  expect(regrouped.counts).toEqual(target)
  expect(namesOf(regrouped)).toMatchObject(places)
})
