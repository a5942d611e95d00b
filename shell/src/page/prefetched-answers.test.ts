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

test('waits for a prefetch in flight', async () => {
  const ahead = answers.prefetch('/hotels')
  const visit = answers.fetch('/hotels')
  expect(await Promise.all([text(ahead), text(visit)])).toEqual(['/hotels', '/hotels'])
  expect(ask).toHaveBeenCalledTimes(1)
})

test.each([
  ['for another search', '/hotels?q=holbox', 'GET', 0],
  ['for a POST', '/hotels', 'POST', 0],
  ['after 30 s', '/hotels', 'GET', 30_001],
])('does not serve a prefetched answer %s', async (_, url, method, ms) => {
  await answers.prefetch('/hotels')
  now = ms
  await answers.fetch(url, { method })
  expect(ask).toHaveBeenCalledTimes(2)
})

test('refuses to prefetch a POST', async () => {
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
