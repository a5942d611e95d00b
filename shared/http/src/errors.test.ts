import { expect, test, vi } from 'vitest'
import { HttpError, MalformedAnswerError, NetworkError } from './errors.ts'

test('errors are recognised across apps that compile their own copy of the classes', async () => {
  vi.resetModules()
  const other = await import('./errors.ts')
  expect(other.HttpError).not.toBe(HttpError)
  const kinds = [HttpError, NetworkError, MalformedAnswerError]
  const kindsOf = (error: unknown) => kinds.filter((kind) => error instanceof kind)
  expect(kindsOf(new other.HttpError('POST', '/tours/checkout', 409, null))).toEqual([HttpError])
  expect(kindsOf(new other.NetworkError('POST', '/tours/checkout', null))).toEqual([NetworkError])
  expect(kindsOf(new other.MalformedAnswerError('/tours', 'no'))).toEqual([MalformedAnswerError])
  for (const error of [new Error('x'), new DOMException('x', 'NetworkError'), 'HttpError', null])
    expect(kindsOf(error)).toEqual([])
})
