import { HttpError, MalformedAnswerError, NetworkError } from '@storefront/http'
import { expect, test } from 'vitest'
import { createAttempts, isUndecided } from './attempts.ts'

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
