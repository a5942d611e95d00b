import { HttpError, NetworkError } from '@storefront/http'
import { expect, test } from 'vitest'
import { changedTotalUsd, isSoldOut } from './refusals.ts'

const refused = (body: unknown, status = 409) =>
  new HttpError('POST', '/tours/checkout', status, body)
const changed = (total: unknown) => ({
  error: { code: 'price_changed', current_total_amount_usd: total },
})

test.each([
  [refused(changed(120.5)), 120.5],
  [refused(changed('120.50')), 120.5],
  [refused(changed(0)), 0],
  [refused(changed(-1)), null],
  [refused(changed(null)), null],
  [refused(changed('soon')), null],
  [refused(changed(120.5), 400), null],
  [refused({ error: { code: 'sold_out', current_total_amount_usd: 120.5 } }), null],
  [refused({ code: 'price_changed' }), null],
  [refused('price_changed'), null],
  [refused(null), null],
  [new NetworkError('POST', '/tours/checkout', null), null],
  ['price_changed', null],
])('%s asks for %s', (error, total) => {
  expect(changedTotalUsd(error)).toBe(total)
})

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
