import { expect, test } from 'vitest'
import { anySearch } from '../testing/fixtures.ts'
import { searchMessage } from './search-message.ts'

test('writes dates and guests of a search that found nothing', () => {
  expect(searchMessage(anySearch)).toBe(
    "Hello! I'm looking for a package to Tulum from 24-11-2026 to 28-11-2026, for 2 Adults, 1 Child, 1 Infant(s).",
  )
  expect(searchMessage({ ...anySearch, destination: '' })).toContain('a package from 24-11-2026')
})
