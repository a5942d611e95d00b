import type { HttpAnswer } from '@storefront/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PrefetchedAnswers } from './prefetch.ts'

const ask = vi.fn<typeof fetch>()
let now = 0
let answers: PrefetchedAnswers

beforeEach(() => {
  ask.mockReset().mockImplementation(async (input, init) => {
    await Promise.resolve()
    init?.signal?.throwIfAborted()
    return new Response(`${input}`)
  })
  vi.stubGlobal('fetch', ask)
  now = 0
  answers = new PrefetchedAnswers(() => now)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const text = async (answer: Promise<HttpAnswer>) => (await answer).text()

test('serves a prefetched answer once', async () => {
  await answers.prefetch('/hotels')
  await answers.prefetch('/hotels')
  expect(await text(answers.fetch('/hotels'))).toBe('/hotels')
  expect(ask).toHaveBeenCalledTimes(1)
  expect(await text(answers.fetch('/hotels'))).toBe('/hotels')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('serves a prefetched answer neither to a POST, nor after 30 s', async () => {
  await answers.prefetch('/hotels')
  await answers.fetch('/hotels', { method: 'POST' })
  expect(ask).toHaveBeenCalledTimes(2)
  now = 30_001
  await answers.fetch('/hotels')
  expect(ask).toHaveBeenCalledTimes(3)
  await expect(answers.prefetch('/bookings', { method: 'POST' })).rejects.toThrow('Only reads')
})

test.each([
  ['is refused', () => Promise.resolve(new Response('', { status: 503 }))],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fetches again after a prefetch that %s', async (_, fault) => {
  ask.mockImplementationOnce(fault)
  await answers.prefetch('/hotels')
  expect(await text(answers.fetch('/hotels'))).toBe('/hotels')
})

test('completes a prefetch in spite of its abort, but aborts a visit', async () => {
  const leaving = new AbortController()
  const ahead = answers.prefetch('/hotels', { signal: leaving.signal })
  leaving.abort()
  await ahead
  expect(await text(answers.fetch('/hotels'))).toBe('/hotels')
  expect(ask).toHaveBeenCalledTimes(1)

  await answers.prefetch('/tours')
  const visit = answers.fetch('/tours', { signal: AbortSignal.abort() })
  await expect(visit).rejects.toThrow('aborted')
})
