import { HttpError, NetworkError } from '@storefront/http'
import { expect, test } from 'vitest'
import { isSoldOut } from './sold-out.ts'

const refused = (body: unknown, status = 409) =>
  new HttpError('POST', '/tours/checkout', status, body)

test.each([
  [refused({ error: { code: 'sold_out', message: 'This has just sold out.' } }), true],
  [refused({ error: { code: 'sold_out' } }, 500), false],
  [refused({ error: { code: 'price_changed' } }), false],
  [refused({ code: 'sold_out' }), false],
  [refused(null), false],
  [new NetworkError('POST', '/tours/checkout', null), false],
])('%s: sold out %s', (error, expected) => {
  expect(isSoldOut(error)).toBe(expected)
})
