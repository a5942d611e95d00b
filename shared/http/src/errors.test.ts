import { expect, test, vi } from 'vitest'
import { HttpError, MalformedAnswerError, NetworkError } from './errors.ts'

test('an error is known in every app, whichever of them compiled the client that threw it', async () => {
  vi.resetModules()
  const other = await import('./errors.ts')
  expect(other.HttpError).not.toBe(HttpError)
  const refused = new other.HttpError('POST', '/tours/checkout', 409, null)
  const lost = new other.NetworkError('POST', '/tours/checkout', null)
  const odd = new other.MalformedAnswerError('/tours', 'not JSON')
  const kinds = [HttpError, NetworkError, MalformedAnswerError]
  const kindsOf = (error: unknown) => kinds.filter((kind) => error instanceof kind)
  expect(kindsOf(refused)).toEqual([HttpError])
  expect(kindsOf(lost)).toEqual([NetworkError])
  expect(kindsOf(odd)).toEqual([MalformedAnswerError])
  expect(
    [
      new Error('x'),
      new DOMException('x', 'AbortError'),
      new DOMException('x', 'NetworkError'),
      'HttpError',
      null,
    ].flatMap(kindsOf),
  ).toEqual([])
})
