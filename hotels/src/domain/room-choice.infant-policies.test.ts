import { expect, test } from 'vitest'
import { roomWith, stayFor } from './fixtures.ts'
import { infantPolicies } from './room-choice.ts'

const withInfant = stayFor(2, { infants: 1 })

test('a stay without infants shows no infant policy', () => {
  expect(infantPolicies(roomWith([{ infantPolicy: 'Cots are free.' }]), stayFor(2))).toEqual([])
})

test('each rate says what holds at its price', () => {
  const room = roomWith([
    { infantPolicy: 'Cots are free.', pricePerNightUsd: 90 },
    { infantPolicy: 'A cot costs $10.', pricePerNightUsd: null },
    { infantPolicy: null },
  ])
  expect(infantPolicies(room, withInfant)).toEqual([
    { rateId: 'r-1', text: 'Cots are free.', nightlyUsd: 90, fromNights: null },
    { rateId: 'r-2', text: 'A cot costs $10.', nightlyUsd: 200, fromNights: null },
  ])
})

test.each([
  [1, null],
  [2, null],
  [4, 4],
])(
  'a policy of a rate from %d nights names its minimum stay where two nights do not meet it: %s',
  (minNights, fromNights) => {
    const room = roomWith([{ infantPolicy: 'Infants $12.00.', minNights }])
    expect(infantPolicies(room, withInfant)).toMatchObject([{ fromNights }])
  },
)

test('what holds at every rate is said once, without a price', () => {
  const same = { infantPolicy: 'Cots are free.' }
  expect(infantPolicies(roomWith([same, same, { infantPolicy: ' ' }]), withInfant)).toEqual([
    { rateId: 'r-1', text: 'Cots are free.', nightlyUsd: null, fromNights: null },
  ])
})
