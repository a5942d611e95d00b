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

const changed = { code: 'price_changed', current_total_amount_usd: '99' }
const counts = { adults: 1, children: 1, infants: 0 }
const refused = { code: 'not_available', message: 'No.' }

test.each<[v.GenericSchema, object, object]>([
  [priceChangedRefusal, changed, { current_total_amount_usd: 99, current_counts: null }],
  [priceChangedRefusal, { ...changed, current_counts: counts }, { current_counts: counts }],
  [priceChangedRefusal, { ...changed, current_counts: { adults: 'x' } }, { current_counts: null }],
  [soldOutRefusal, { code: 'sold_out' }, { code: 'sold_out' }],
  [notAvailableRefusal, refused, { reason: null, min_age: null, last_day: null }],
  [notAvailableRefusal, { ...refused, reason: 'too_young', min_age: 8 }, { min_age: 8 }],
  [notAvailableRefusal, { ...refused, reason: 'x', reference: 'CUN-1' }, { reference: 'CUN-1' }],
])('reads a refusal: %#', (schema, error, read) => {
  expect(v.parse(schema, { error })).toMatchObject({ error: read })
})

test.each<[v.GenericSchema, object]>([
  [priceChangedRefusal, { code: 'price_changed' }],
  [priceChangedRefusal, { ...changed, code: '' }],
  [priceChangedRefusal, { ...changed, code: 'sold_out' }],
  [soldOutRefusal, changed],
  [soldOutRefusal, { code: '' }],
  [soldOutRefusal, {}],
])('reads no refusal of another kind: %#', (schema, error) => {
  expect(v.safeParse(schema, { error }).success).toBe(false)
})
