import { expect, test } from 'vitest'
import { anySearch, anyTour } from '../testing/fixtures.ts'
import { searchMessage } from './search-message.ts'
import { tourMessage } from './whatsapp.ts'

test('writes tour and day', () => {
  const facts = { leadTraveller: '', now: '2026-11-20T12:00', totalUsd: 1, quoteUrl: '' }
  expect(tourMessage({ tour: anyTour, search: anySearch, ...facts })).toContain(
    'Cenote Route, Tulum\n\nTour date: 24-11-2026\nDuration: 2 Days',
  )
})

test.each([
  ['Tulum', "Hello! I'm looking for a tour in Tulum. What do you recommend?"],
  ['', "Hello! I'm looking for a tour. What do you recommend?"],
])('a search for "%s" asks: %s', (destination, text) => {
  expect(searchMessage(destination)).toBe(text)
})
