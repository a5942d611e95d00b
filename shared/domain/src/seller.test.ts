import { expect, test } from 'vitest'
import { sellerText } from './seller.ts'

test.each([
  ['Av. Tulum 24', 'RFC 1', 'Marea, S.A., Av. Tulum 24 (RFC 1)'],
  ['', 'RFC 1', 'Marea, S.A. (RFC 1)'],
  ['Av. Tulum 24', '', 'Marea, S.A., Av. Tulum 24'],
])('sellerText with street %j and registration %j is %s', (street, registration, text) => {
  expect(sellerText({ name: 'Marea, S.A.', street, registration })).toBe(text)
})
