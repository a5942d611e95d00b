import { HttpError, MalformedAnswerError, NetworkError } from '@storefront/http'
import { createFakeHttp } from '@storefront/http/testing'
import { expect, test } from 'vitest'
import { failureOf, reasonOf, sendBooking } from './booking-calls.ts'

const page = 'https://pay.example'

test.each([
  ['card', 'POST /tours/checkout', { data: { redirect_url: page } }, page, null],
  ['whatsApp', 'POST /tours/whatsapp', { reference: 42 }, null, '42'],
  ['whatsApp', 'POST /tours/whatsapp', 'anything', null, null],
  ['whatsApp', 'POST /tours/whatsapp', null, null, null],
] as const)('reads the answer by %s: %s %j', async (way, call, answer, redirectUrl, reference) => {
  const http = createFakeHttp({ [call]: () => answer })
  const body = { tour_id: 7 }
  const read = await sendBooking(http, { product: 'tour', way, body, key: 'key-1' })
  expect(read).toMatchObject({ redirectUrl, reference })
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
  expect(reasonOf(failure)).not.toContain('X1')
  expect(reasonOf('X1')).toBe('unknown')
})
