import { HttpError, MalformedAnswerError, NetworkError } from '@storefront/http'
import { expect, test } from 'vitest'
import {
  changedTotalUsd,
  createAttempts,
  isSoldOut,
  isUndecided,
  reasonOf,
} from './booking-calls.ts'

function numbered() {
  let count = 0
  return createAttempts(() => `key-${++count}`)
}

test('a retry of the same booking carries the same key', () => {
  const attempts = numbered()
  expect(attempts.keyFor({ flight: 1, name: 'Ana' })).toBe('key-1')
  expect(attempts.keyFor({ flight: 1, name: 'Ana' })).toBe('key-1')
})

test('a booking that changed carries a new key', () => {
  const attempts = numbered()
  attempts.keyFor({ name: 'Ana' })
  expect(attempts.keyFor({ name: 'Eva' })).toBe('key-2')
})

test('an attempt that was answered is not taken up again', () => {
  const attempts = numbered()
  attempts.keyFor({ name: 'Ana' })
  attempts.close()
  expect(attempts.keyFor({ name: 'Ana' })).toBe('key-2')
})

test('keys are long, random and work on plain http', () => {
  const keys = new Set(Array.from({ length: 100 }, () => createAttempts().keyFor({})))
  expect(keys.size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test.each([
  [new NetworkError('POST', '/x', null), true],
  [new MalformedAnswerError('/x', 'not JSON'), true],
  [new HttpError('POST', '/x', 500, null), true],
  [new HttpError('POST', '/x', 503, null), true],
  [new HttpError('POST', '/x', 429, null), true],
  [new HttpError('POST', '/x', 408, null), true],
  [new HttpError('POST', '/x', 400, null), false],
  [new HttpError('POST', '/x', 409, null), false],
  [new HttpError('POST', '/x', 422, null), false],
])('%s leaves the outcome undecided: %s', (error, undecided) => {
  expect(isUndecided(error)).toBe(undecided)
})

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

test('of a failure its name and message are logged, never the answer', () => {
  const failure = refused({ passport: 'X1' })
  expect(reasonOf(failure)).toBe(`HttpError: ${failure.message}`)
  expect(reasonOf(failure)).not.toContain('X1')
  expect(reasonOf('X1')).toBe('unknown')
})
