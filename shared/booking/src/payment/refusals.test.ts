import { HttpError, NetworkError } from '@storefront/http'
import { expect, test } from 'vitest'
import { otherPrice, refusalReason } from './refusals.ts'

const refused = (body: unknown, status = 409) =>
  new HttpError('POST', '/tours/checkout', status, body)
const changed = (total: unknown, current_counts?: object) => ({
  error: { code: 'price_changed', current_total_amount_usd: total, current_counts },
})

const counts = { adults: 2, children: 1, infants: 0 }

test.each([
  [refused(changed('120.50', counts)), { totalUsd: 120.5, counts }],
  [refused(changed(0, { adults: 'x' })), { totalUsd: 0, counts: null }],
  [refused(changed(-1)), null],
  [refused(changed('soon')), null],
  [refused(changed(120.5), 400), null],
  [refused({ error: { code: 'sold_out', current_total_amount_usd: 120.5 } }), null],
  [new NetworkError('POST', '/tours/checkout', null), null],
])('reads from %s the price %j', (error, price) => {
  expect(otherPrice(error)).toEqual(price)
})

const notAvailable = (fields: object) =>
  refused({ error: { code: 'not_available', message: 'No.', ...fields } })

test.each([
  [{ code: 'sold_out' }, 'This has just sold out.', true],
  [{ reason: 'date_too_early', first_day: '2026-12-01' }, /earliest .* Tue 01-12-2026\.$/, true],
  [{ reason: 'date_too_early', first_day: 'soon' }, 'This date is too early.', true],
  [{ reason: 'stay_too_short', min_nights: 1 }, 'The shortest stay is 1 night.', true],
  [{ reason: 'party_too_large', max_party: 10 }, /^One booking takes 10 people at most\./, true],
  [{ reason: 'too_many_infants', max_infants: 1 }, /^1 infant can travel/, false],
  [{ reason: 'passport_repeated' }, /same passport number/, false],
  [{ reason: 'already_paid', reference: 'CUN-1' }, /its reference is CUN-1/, false],
] as const)('a refusal of %j has the reason %s', (fields, reason, choosesAgain) => {
  expect(refusalReason(notAvailable(fields))).toMatchObject({
    reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    choosesAgain,
  })
})

test('names as the reason that nothing was sent offline', () => {
  const error = new NetworkError('POST', '/tours/checkout', 'offline', false)
  const reason = 'You are offline: nothing was sent.'
  expect(refusalReason(error)).toEqual({ reason, choosesAgain: false, paidReference: null })
})

test.each([
  notAvailable({}),
  notAvailable({ reason: 'unheard_of' }),
  refused({ error: { code: 'sold_out' } }, 500),
  new NetworkError('POST', '/tours/checkout', null),
])('reads no reason from %s', (error) => {
  expect(refusalReason(error)).toBeNull()
})
