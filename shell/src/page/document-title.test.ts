import type { Agency } from '@storefront/contract'
import { expect, test } from 'vitest'
import { documentTitle } from './head.ts'

const agency = { product: 'Palma' } as Agency
const long = 'Seven cenotes within ninety minutes of Cancún, and which one is yours'

test.each([
  ['Bacalar under Sail', 'Bacalar under Sail | Palma Travel'],
  ['Palma Travel: flights and hotels', 'Palma Travel: flights and hotels'],
  [`${long}, told by a diver`, 'Seven cenotes within ninety minutes of Cancún, and which one is…'],
])('shortens or completes the title %s', (title, expected) => {
  expect(documentTitle(title, agency)).toBe(expected)
  expect(expected.length).toBeLessThanOrEqual(70)
})
