import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred, loadingTime } from './loadable.tsx'

/** Node has no document, so `deferred` behaves as on the server. */
function argsOf(signal?: AbortSignal, time: AbortSignal | null = null): LoaderFunctionArgs {
  const request = new Request('https://site.example/hotels?guests=2', { signal: signal ?? null })
  const context = new RouterContextProvider(new Map([[loadingTime, time]]))
  return { request, context } as LoaderFunctionArgs
}

const never = new Promise<never>(() => {})
let error: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a deferred loader on the server', () => {
  it('waits for the answer', async () => {
    const value = ['Laguna']
    const loader = deferred(() => ({ search: 'Tulum', found: Promise.resolve(value) }))
    const found = { status: 'loaded', value }
    expect(await loader(argsOf())).toEqual({ search: 'Tulum', found })
  })

  it('answers null for a page without data', async () => {
    expect(await deferred(() => null)(argsOf())).toBeNull()
  })

  it.each([
    ['arrives in time', Promise.resolve('Tulum'), { status: 'loaded', value: 'Tulum' }],
    ['hangs', never, { status: 'pending' }],
  ])('does not wait long for an optional field that %s', async (_, promise, places) => {
    const load = () => ({ found: Promise.resolve('Home'), places: promise })
    expect(await deferred(load, { optional: ['places'] })(argsOf())).toEqual({
      found: { status: 'loaded', value: 'Home' },
      places,
    })
  })

  it.each([new Error('database'), null])(
    'turns a rejection with %s into the state `failed`, and logs it with the path',
    async (reason) => {
      const answer = await deferred(() => ({ found: Promise.reject(reason) }))(argsOf())
      expect(answer).toEqual({ found: { status: 'failed', notFound: false } })
      expect(error).toHaveBeenCalledExactlyOnceWith('Loading /hotels failed:', reason)
    },
  )

  const gone = (): Promise<never> =>
    Promise.reject(Object.assign(new Error('gone'), { status: 404 }))
  const down = (): Promise<never> => Promise.reject(new Error('database'))

  type Fields = Record<string, () => Promise<unknown>>

  it.each<[string, Fields, number | undefined, number]>([
    ['a record that does not exist', { record: gone }, 404, 0],
    ['a record that fails', { record: down }, 503, 1],
    ['an optional field that fails', { record: async () => 1, others: gone }, undefined, 1],
  ])('with %s logs and answers as it should', async (_, fields, status, logged) => {
    const load = (): Record<string, Promise<unknown>> =>
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field()]))
    const answer = await deferred(load, { failedStatus: 503, optional: ['others'] })(argsOf())
    expect((answer as { init?: ResponseInit }).init?.status).toBe(status)
    expect(error).toHaveBeenCalledTimes(logged)
  })

  it('answers a list that fails with 200', async () => {
    const answer = await deferred(() => ({ found: gone() }))(argsOf())
    expect(answer).toEqual({ found: { status: 'failed', notFound: false } })
    expect(error).toHaveBeenCalledOnce()
  })

  it.each(['the page is sent', 'the request is aborted'])('aborts its call when %s', (cause) => {
    const abort = new AbortController()
    const { signal } = abort
    let given: AbortSignal | undefined
    const loader = deferred((_, signal) => {
      given = signal
      return { found: never }
    })
    void loader(cause === 'the page is sent' ? argsOf(undefined, signal) : argsOf(signal))
    expect(given?.aborted).toBe(false)
    abort.abort()
    expect(given?.aborted).toBe(true)
  })

  it.each([AbortSignal.abort(), AbortSignal.timeout(1)])(
    'leaves unfinished data to the browser when the page is sent, and logs nothing',
    async (time) => {
      const stopped = (signal: AbortSignal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        })
      const load = (_: unknown, signal: AbortSignal) => ({
        found: stopped(signal),
        places: stopped(signal),
      })
      const pending = { status: 'pending' }
      expect(await deferred(load, { optional: ['places'] })(argsOf(undefined, time))).toEqual({
        found: pending,
        places: pending,
      })
      expect(error).not.toHaveBeenCalled()
    },
  )
})
