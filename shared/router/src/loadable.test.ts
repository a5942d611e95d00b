import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dataFailed, deferred, loadingTime } from './loadable.tsx'

/** Node has no document, so `deferred` behaves as on the server. */
function argsOf(time: AbortSignal | null = null, onFailure = () => {}): LoaderFunctionArgs {
  const request = new Request('https://site.example/hotels?guests=2')
  const context = new RouterContextProvider()
  context.set(loadingTime, time)
  context.set(dataFailed, onFailure)
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
  it.each([
    ['arrives in time', Promise.resolve('Tulum'), { status: 'loaded', value: 'Tulum' }],
    ['hangs', never, { status: 'pending' }],
  ])('waits, but not long for an optional field that %s', async (_, promise, places) => {
    const load = () => ({ search: 'Tulum', found: Promise.resolve('Home'), places: promise })
    expect(await deferred(load, { optional: ['places'] })(argsOf())).toEqual({
      search: 'Tulum',
      found: { status: 'loaded', value: 'Home' },
      places,
    })
  })

  const gone = Object.assign(new Error('gone'), { status: 404 })
  const down = new Error('database')

  it.each<[string, Record<string, Error>, number | undefined, number | undefined, boolean, number]>(
    [
      ['a record that does not exist', { record: gone }, 503, 404, true, 0],
      ['a record that fails', { record: down }, 503, 503, false, 1],
      ['an optional field that fails', { others: gone }, 503, undefined, false, 1],
      ['a list that fails', { list: gone }, undefined, undefined, false, 1],
    ],
  )('for %s answers a failure, its status, and logs it with the path', async (...row) => {
    const [, fields, failedStatus, status, notFound, logged] = row
    const [[name = '', reason] = []] = Object.entries(fields)
    const load = (): Record<string, Promise<unknown>> => ({ [name]: Promise.reject(reason) })
    const options = { optional: ['others'], ...(failedStatus ? { failedStatus } : {}) }
    const onFailure = vi.fn()
    const answer = await deferred(load, options)(argsOf(null, onFailure))
    const { init, data = answer } = answer as { init?: ResponseInit; data?: unknown }
    expect([init?.status, data]).toEqual([status, { [name]: { status: 'failed', notFound } }])
    expect(onFailure).toHaveBeenCalledTimes(Number(reason === down))
    expect(error.mock.calls).toEqual(Array(logged).fill(['Loading /hotels failed:', reason]))
  })

  it('aborts its call when the page is sent', () => {
    const abort = new AbortController()
    let given: AbortSignal | undefined
    const loader = deferred((_, signal) => {
      given = signal
      return { found: never }
    })
    void loader(argsOf(abort.signal))
    expect(given?.aborted).toBe(false)
    abort.abort()
    expect(given?.aborted).toBe(true)
  })

  it.each([AbortSignal.abort(), AbortSignal.timeout(1)])(
    'leaves unfinished data to the browser when the page is sent, and logs nothing',
    async (time) => {
      const load = (_: unknown, signal: AbortSignal) => {
        const stopped = new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        })
        return { found: stopped, places: stopped }
      }
      const pending = { status: 'pending' }
      expect(await deferred(load, { optional: ['places'] })(argsOf(time))).toEqual({
        found: pending,
        places: pending,
      })
      expect(error).not.toHaveBeenCalled()
    },
  )
})
