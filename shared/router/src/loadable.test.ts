import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred, loadingTime } from './loadable.tsx'

/** Node has no document, so `deferred` behaves as on the server. */
function argsOf(signal?: AbortSignal, time: AbortSignal | null = null): LoaderFunctionArgs {
  const request = new Request('https://site.example/hotels?guests=2', { signal: signal ?? null })
  const context = new RouterContextProvider(new Map([[loadingTime, time]]))
  return { request, context } as LoaderFunctionArgs
}

let error: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a deferred loader on the server', () => {
  it.each([[['Laguna']], [null], ['text'], [7]])('waits for the answer %j', async (answer) => {
    expect(await deferred(async () => answer)(argsOf())).toEqual({
      status: 'loaded',
      value: answer,
    })
  })

  it.each([
    ['arrives in time', Promise.resolve(['Tulum']), { status: 'loaded', value: ['Tulum'] }],
    ['hangs', new Promise(() => {}), { status: 'pending' }],
  ])('does not wait long for an optional field that %s', async (_, promise, destinations) => {
    const loader = deferred(async () => ({ title: 'Home', destinations: promise }))
    expect(await loader(argsOf())).toEqual({
      status: 'loaded',
      value: { title: 'Home', destinations },
    })
  })

  it.each([new Error('database'), null, undefined, 'text'])(
    'turns a rejection with %s into the state `failed`, and logs it with the path',
    async (reason) => {
      const answer = await deferred(() => Promise.reject(reason))(argsOf())
      expect(answer).toEqual({ status: 'failed', notFound: false })
      expect(error).toHaveBeenCalledExactlyOnceWith('Loading /hotels failed:', reason)
    },
  )

  it('answers 404 for a record that the provider does not have, and logs only a missing list', async () => {
    const missing = () => Promise.reject(Object.assign(new Error('gone'), { status: 404 }))
    expect(await deferred(missing, { failedStatus: 503 })(argsOf())).toMatchObject({
      data: { status: 'failed', notFound: true },
      init: { status: 404 },
    })
    expect(error).not.toHaveBeenCalled()
    expect(await deferred(missing)(argsOf())).toEqual({ status: 'failed', notFound: false })
    expect(error).toHaveBeenCalledOnce()
  })

  it('answers a failed load with the status `failedStatus`', async () => {
    const failing = deferred(() => Promise.reject(new Error('database')), { failedStatus: 503 })
    expect(await failing(argsOf())).toMatchObject({
      data: { status: 'failed', notFound: false },
      init: { status: 503 },
    })
  })

  it.each(['the page is sent', 'the request is aborted'])('aborts its call when %s', (cause) => {
    const abort = new AbortController()
    const { signal } = abort
    let given: AbortSignal | undefined
    const loader = deferred((_, signal) => {
      given = signal
      return new Promise(() => {})
    })
    void loader(cause === 'the page is sent' ? argsOf(undefined, signal) : argsOf(signal))
    expect(given?.aborted).toBe(false)
    abort.abort()
    expect(given?.aborted).toBe(true)
  })

  it.each([AbortSignal.abort(), AbortSignal.timeout(1)])(
    'leaves unfinished data to the browser when the page is sent, and logs nothing',
    async (time) => {
      const loader = deferred(
        (_, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
          }),
      )
      expect(await loader(argsOf(undefined, time))).toEqual({ status: 'pending' })
      expect(error).not.toHaveBeenCalled()
    },
  )
})
