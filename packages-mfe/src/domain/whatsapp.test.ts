import { expect, test } from 'vitest'
import { anyPackage, anySearch } from './fixtures.ts'
import { searchMessage } from './search-message.ts'
import { packageMessage } from './whatsapp.ts'

const message = {
  travelPackage: anyPackage,
  search: anySearch,
  leadTraveller: 'Ana López',
  now: '2026-11-20T12:00',
  totalUsd: 1469.85,
  quoteUrl: 'https://laguna.example/packages/maya-route',
}

test('writes package, days, length, guests, total, lead traveller and address', () => {
  expect(packageMessage(message)).toBe(
    [
      "Hello! I'd like to book:",
      'The Maya Route, Tulum',
      '',
      'Check-in: 24-11-2026',
      'Check-out: 28-11-2026',
      'Duration: 5 Days',
      'Travellers: 2 Adults, 1 Child, 1 Infant(s)',
      'Total: $1,469.85 USD (3 guests at $489.95)',
      'Lead traveller: Ana López',
      'Quote: https://laguna.example/packages/maya-route',
    ].join('\n'),
  )
})

test('writes dates and guests of a search that found nothing', () => {
  expect(searchMessage(anySearch)).toBe(
    "Hello! I'm looking for a package to Tulum from 24-11-2026 to 28-11-2026, for 2 Adults, 1 Child, 1 Infant(s).",
  )
  expect(searchMessage({ ...anySearch, destination: '' })).toContain('a package from 24-11-2026')
})
