import { expect, test } from 'vitest'
import { anyPackage, anySearch } from '../testing/fixtures.ts'
import { searchMessage } from './search-message.ts'
import { packageMessage } from './whatsapp.ts'

test('writes package and days', () => {
  const facts = { leadTraveller: '', now: '2026-11-20T12:00', totalUsd: 1, quoteUrl: '' }
  expect(packageMessage({ travelPackage: anyPackage, search: anySearch, ...facts })).toContain(
    'The Maya Route, Tulum\n\nCheck-in: 24-11-2026\nCheck-out: 28-11-2026\n',
  )
})

test('writes dates and guests of a search that found nothing', () => {
  expect(searchMessage(anySearch)).toBe(
    "Hello! I'm looking for a package to Tulum from 24-11-2026 to 28-11-2026, for 2 Adults, 1 Child, 1 Infant(s).",
  )
  expect(searchMessage({ ...anySearch, destination: '' })).toContain('a package from 24-11-2026')
})
