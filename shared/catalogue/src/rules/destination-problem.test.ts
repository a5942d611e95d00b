import { tooManyTravellers } from '@storefront/contract'
import { expect, test } from 'vitest'
import { destinationProblem } from './destination-problem.ts'

const noPlace = { text: 'Please select a destination.', field: 'destination' }

test.each([
  ['  ', 51, noPlace],
  ['Tulum', 51, { text: tooManyTravellers, field: 'travellers' }],
  ['Tulum', 50, null],
])('a search for "%s" with %i adults has the problem %o', (destination, adults, problem) => {
  const guests = { adults, children: 0, infants: 0 }
  expect(destinationProblem({ destination, guests })).toEqual(problem)
})
