import { expect, test } from 'vitest'
import { anySearch, anyTour } from './fixtures.ts'
import { searchMessage } from './search-message.ts'
import { tourMessage } from './whatsapp.ts'

const message = {
  tour: anyTour,
  search: anySearch,
  leadTraveller: 'Ana López',
  now: '2026-11-20T12:00',
  totalUsd: 269.7,
  quoteUrl: 'https://laguna.example/tours/cenote-route',
}

test('writes tour, day, length, guests, total, lead traveller and address', () => {
  expect(tourMessage(message)).toBe(
    [
      "Hello! I'd like to book:",
      'Cenote Route, Tulum',
      '',
      'Tour date: 24-11-2026',
      'Duration: 2 Days',
      'Travellers: 2 Adults, 1 Child, 1 Infant(s)',
      'Total: $269.70 USD (3 guests at $89.90)',
      'Lead traveller: Ana López',
      'Quote: https://laguna.example/tours/cenote-route',
    ].join('\n'),
  )
})

test.each([
  ['Tulum', "Hello! I'm looking for a tour in Tulum. What do you recommend?"],
  ['', "Hello! I'm looking for a tour. What do you recommend?"],
])('a search for "%s" asks: %s', (destination, text) => {
  expect(searchMessage(destination)).toBe(text)
})
