import { HttpError, MalformedAnswerError, NetworkError } from '@storefront/http'
import { createFakeHttp } from '@storefront/http/testing'
import { expect, test } from 'vitest'
import { failureOf, reasonOf, sendBooking } from './booking-calls.ts'

const page = 'https://pay.example'
const until = '2026-12-01T09:30:00.000Z'
const answered = { redirect_url: page, expires_at: until }
const full = { ...answered, total_amount_usd: '420.50', reference: ' BK-1 ' }
const read = { redirectUrl: page, totalUsd: 420.5, reference: 'BK-1', expiresAt: until }
const unreadable = { redirect_url: 7, reference: 'Call +1-900', expires_at: 'soon' }
const nothing = { redirectUrl: null, totalUsd: null, reference: null, expiresAt: null }

test.each([
  ['card', 'POST /tours/checkout', { data: full }, read],
  ['card', 'POST /tours/checkout', unreadable, nothing],
  ['whatsApp', 'POST /tours/whatsapp', { reference: 42 }, { ...nothing, reference: '42' }],
  ['whatsApp', 'POST /tours/whatsapp', 'anything', nothing],
] as const)('reads the answer by %s: %s %j', async (way, call, answer, expected) => {
  const http = createFakeHttp({ [call]: () => answer })
  const body = { tour_id: 7 }
  const sent = await sendBooking(http, { product: 'tour', way, body, key: 'key-1' })
  expect(sent).toEqual(expected)
  expect(http.calls).toMatchObject([{ call, body, idempotencyKey: 'key-1' }])
})

test('rejects a checkout without an answer', async () => {
  const http = createFakeHttp({ 'POST /tours/checkout': () => null })
  const call = { product: 'tour', way: 'card', body: {}, key: 'key-1' } as const
  await expect(sendBooking(http, call)).rejects.toThrow(MalformedAnswerError)
})

test.each([
  [new NetworkError('POST', '/x', null), 'unanswered'],
  [new NetworkError('POST', '/x', 'offline', false), 'failed'],
  [new MalformedAnswerError('/x', 'not JSON'), 'unanswered'],
  [new HttpError('POST', '/x', 500, '<html>'), 'failed'],
  [new HttpError('POST', '/x', 429, null), 'failed'],
  [new HttpError('POST', '/x', 425, null), 'failed'],
  [new HttpError('POST', '/x', 408, null), 'failed'],
  [new HttpError('POST', '/x', 409, null), 'refused'],
])('classifies %s as %s', (error, kind) => {
  expect(failureOf(error)).toBe(kind)
})

test('logs name and message of a failure, never its response', () => {
  const failure = new HttpError('POST', '/tours/checkout', 409, { passport: 'X1' })
  expect(reasonOf(failure)).toBe(`HttpError: ${failure.message}`)
  expect(failure.message).not.toContain('X1')
  expect(reasonOf('X1')).toBe('unknown')
})
