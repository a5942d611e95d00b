import { expect, test } from 'vitest'
import { readDestination, resultsAddress, searchProblem } from './search.ts'

test.each([
  ['', 'Please select a destination.'],
  ['  ', 'Please select a destination.'],
  ['Tulum', null],
])('a search for "%s": %s', (destination, problem) => {
  expect(
    searchProblem({ destination, guests: { adults: 50, children: 0, infants: 0 } })?.text ?? null,
  ).toBe(problem)
})

test.each([
  ['Tulum', '/tours?destination=Tulum'],
  [' Playa & Mar ', '/tours?destination=Playa+%26+Mar'],
  ['Cancún', '/tours?destination=Canc%C3%BAn'],
])('writes a search for "%s" to %s and reads it back', (destination, address) => {
  expect(resultsAddress({ destination })).toBe(address)
  expect(readDestination(new URL(address, 'https://laguna.example').searchParams)).toBe(
    destination.trim(),
  )
})

test('reads an address without a destination as all tours', () => {
  expect(readDestination(new URLSearchParams('sort=price'))).toBe('')
})
