import { HttpError, NetworkError } from '@storefront/http'
import { expect, test } from 'vitest'
import { changedTotalUsd, isSameTotal } from './price-change.ts'

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
  [0.1 + 0.2, 0.3, true],
  [269.97, 89.99 * 3, true],
  [100, 100.01, false],
])('%s and %s are the same total: %s', (one, other, same) => {
  expect(isSameTotal(one, other)).toBe(same)
})
