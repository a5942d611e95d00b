import type { Answered } from '@storefront/http'
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

const text = async (answer: Promise<Answered>) => (await answer).text()

test('what was asked for ahead is not asked for again, and serves once', async () => {
  expect(await text(answers.prefetch('/hotels'))).toBe('/hotels')
  expect(await text(answers.fetch('/hotels'))).toBe('/hotels')
  expect(ask).toHaveBeenCalledTimes(1)
  expect(await text(answers.fetch('/hotels'))).toBe('/hotels')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a visit that comes before the answer waits for it', async () => {
  const ahead = answers.prefetch('/hotels')
  const visit = answers.fetch('/hotels')
  expect(await Promise.all([text(ahead), text(visit)])).toEqual(['/hotels', '/hotels'])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('another search is another answer', async () => {
  await answers.prefetch('/hotels?q=tulum')
  await answers.fetch('/hotels?q=holbox')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('after 30 s an answer is old', async () => {
  await answers.prefetch('/hotels')
  now = 30_001
  await answers.fetch('/hotels')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a link that is pointed at twice asks once', async () => {
  await answers.prefetch('/hotels')
  await answers.prefetch('/hotels')
  expect(ask).toHaveBeenCalledTimes(1)
})

test.each([
  ['is refused', () => Promise.resolve(new Response('', { status: 503 }))],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where an answer %s, the visit asks itself', async (_, fault) => {
  ask.mockImplementationOnce(fault)
  await answers.prefetch('/hotels')
  expect(await text(answers.fetch('/hotels'))).toBe('/hotels')
})

test('a visitor who left before the answer came gets none, and the next one does', async () => {
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

test('what changes something is never asked for ahead, nor answered from here', async () => {
  await expect(answers.prefetch('/bookings', { method: 'POST' })).rejects.toThrow('Only reads')
  await answers.prefetch('/bookings')
  await answers.fetch('/bookings', { method: 'POST' })
  expect(ask).toHaveBeenCalledTimes(2)
})
