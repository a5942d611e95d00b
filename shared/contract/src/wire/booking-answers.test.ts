import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkoutAnswer, priceChangedRefusal, soldOutRefusal } from './bookings.ts'

test.each([
  [
    { redirect_url: 'https://pay.example/1', total_amount_usd: '420.50', reference: ' BK-1 ' },
    { redirectUrl: 'https://pay.example/1', totalUsd: 420.5, reference: 'BK-1' },
  ],
  [
    { redirect_url: 7, reference: 'Call +1-900' },
    { redirectUrl: null, totalUsd: null, reference: null },
  ],
  [{}, { redirectUrl: null, totalUsd: null, reference: null }],
])('a checkout answered %j leads to %j', (answer, read) => {
  expect(v.parse(checkoutAnswer, answer)).toEqual(read)
})

test.each([
  [{ code: 'price_changed', current_total_amount_usd: 99 }, true],
  [{ code: 'price_changed' }, false],
  [{ code: '', current_total_amount_usd: 99 }, false],
  [{ code: 'sold_out', current_total_amount_usd: 99 }, false],
])('%j is a changed price: %s', (error, isOne) => {
  expect(v.safeParse(priceChangedRefusal, { error }).success).toBe(isOne)
})

test('a changed price says the price of now', () => {
  const error = { code: 'price_changed', current_total_amount_usd: '99' }
  expect(v.parse(priceChangedRefusal, { error }).error.current_total_amount_usd).toBe(99)
})

test.each([
  [{ code: 'sold_out' }, true],
  [{ code: '' }, false],
  [{ code: 'price_changed' }, false],
  [{}, false],
])('%j is sold out: %s', (error, isOne) => {
  expect(v.safeParse(soldOutRefusal, { error }).success).toBe(isOne)
})
