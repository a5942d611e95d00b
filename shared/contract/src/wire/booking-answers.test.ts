import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  checkoutAnswer,
  notAvailableRefusal,
  priceChangedRefusal,
  soldOutRefusal,
} from './bookings.ts'

test.each([
  [
    {
      redirect_url: 'https://pay.example/1',
      total_amount_usd: '420.50',
      reference: ' BK-1 ',
      expires_at: '2026-12-01T09:30:00.000Z',
    },
    {
      redirectUrl: 'https://pay.example/1',
      totalUsd: 420.5,
      reference: 'BK-1',
      expiresAt: '2026-12-01T09:30:00.000Z',
    },
  ],
  [
    { redirect_url: 7, reference: 'Call +1-900', expires_at: 'soon' },
    { redirectUrl: null, totalUsd: null, reference: null, expiresAt: null },
  ],
  [{}, { redirectUrl: null, totalUsd: null, reference: null, expiresAt: null }],
])('reads the checkout response %j as %j', (answer, read) => {
  expect(v.parse(checkoutAnswer, answer)).toEqual(read)
})

test.each([
  [{ code: 'price_changed', current_total_amount_usd: 99 }, true],
  [{ code: 'price_changed' }, false],
  [{ code: '', current_total_amount_usd: 99 }, false],
  [{ code: 'sold_out', current_total_amount_usd: 99 }, false],
])('%j is read as a changed price: %s', (error, isOne) => {
  expect(v.safeParse(priceChangedRefusal, { error }).success).toBe(isOne)
})

test('reads the current price of a price_changed refusal', () => {
  const error = { code: 'price_changed', current_total_amount_usd: '99' }
  expect(v.parse(priceChangedRefusal, { error }).error.current_total_amount_usd).toBe(99)
})

test.each([
  [{ code: 'sold_out' }, true],
  [{ code: '' }, false],
  [{ code: 'price_changed' }, false],
  [{}, false],
])('%j is read as sold out: %s', (error, isOne) => {
  expect(v.safeParse(soldOutRefusal, { error }).success).toBe(isOne)
})

test('reads the counts of a price_changed refusal, or null', () => {
  const error = { code: 'price_changed', current_total_amount_usd: 99 }
  const counts = { adults: 1, children: 1, infants: 0 }
  const read = (more: object) =>
    v.parse(priceChangedRefusal, { error: { ...error, ...more } }).error
  expect(read({ current_counts: counts }).current_counts).toEqual(counts)
  expect(read({}).current_counts).toBeNull()
  expect(read({ current_counts: { adults: 'x' } }).current_counts).toBeNull()
})

test('reads a refusal’s reason and limit, or null', () => {
  const error = { code: 'not_available', message: 'No.' }
  const read = (more: object) =>
    v.parse(notAvailableRefusal, { error: { ...error, ...more } }).error
  expect(read({ reason: 'too_young', min_age: 8 })).toMatchObject({
    reason: 'too_young',
    min_age: 8,
  })
  expect(read({ reason: 'already_paid', reference: 'CUN-1' }).reference).toBe('CUN-1')
  expect(read({})).toMatchObject({ reason: null, min_age: null, last_day: null })
})
