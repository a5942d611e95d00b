import { expect, test } from 'vitest'
import { readTourSearch, resultsAddress } from './search.ts'

test.each([
  [' Playa & Mar ', '/tours?destination=Playa+%26+Mar'],
  ['Cancún', '/tours?destination=Canc%C3%BAn'],
])('writes a search for "%s" to %s and reads it back', (destination, address) => {
  expect(resultsAddress({ destination })).toBe(address)
  const { searchParams } = new URL(address, 'https://laguna.example')
  expect(readTourSearch(searchParams).search.destination).toBe(destination.trim())
})

test.each([
  ['sort=price', ''],
  ['destination=+Tulum+', 'Tulum'],
])('reads the destination of ?%s as "%s"', (query, destination) => {
  expect(readTourSearch(new URLSearchParams(query)).search).toEqual({ destination })
})
