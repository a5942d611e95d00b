import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred, loadingTime } from './loadable.tsx'

/** Node has no document: this is how `deferred` behaves on the server. */
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
  it('waits for the answer', async () => {
    const loader = deferred(async () => ['Laguna'])
    expect(await loader(argsOf())).toEqual({ status: 'loaded', value: ['Laguna'] })
  })

  it('turns a failure into a state of the screen, and logs it with the path', async () => {
    const failure = new Error('database')
    const loader = deferred(() => Promise.reject(failure))
    expect(await loader(argsOf())).toEqual({ status: 'failed', notFound: false })
    expect(error).toHaveBeenCalledExactlyOnceWith('Loading /hotels failed:', failure)
  })

  it('answers 404 for what the provider does not have, which is no error', async () => {
    const missing = Object.assign(new Error('gone'), { status: 404 })
    const answer = await deferred(() => Promise.reject(missing))(argsOf())
    expect(answer).toMatchObject({
      data: { status: 'failed', notFound: true },
      init: { status: 404 },
    })
    expect(error).not.toHaveBeenCalled()
  })

  it('answers a failed load as its page wants', async () => {
    const failing = deferred(() => Promise.reject(new Error('database')), { failedStatus: 503 })
    expect(await failing(argsOf())).toMatchObject({
      data: { status: 'failed', notFound: false },
      init: { status: 503 },
    })
  })

  it.each([null, undefined, 'text'])('survives a rejection with %s', async (reason) => {
    const loader = deferred(() => Promise.reject(reason))
    expect(await loader(argsOf())).toEqual({ status: 'failed', notFound: false })
  })

  it('gives up when the page has no more time, aborts the call and leaves it to the browser, logging nothing', async () => {
    let aborted = false
    const loader = deferred(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true
            reject(new DOMException('left', 'AbortError'))
          })
        }),
    )
    const page = new AbortController()
    const answer = loader(argsOf(undefined, page.signal))
    expect(aborted).toBe(false)
    page.abort()
    expect(await answer).toEqual({ status: 'pending' })
    expect(aborted).toBe(true)
    expect(error).not.toHaveBeenCalled()
  })

  it('aborts its call when the request is aborted', async () => {
    const request = new AbortController()
    let given: AbortSignal | undefined
    const loader = deferred((_, signal) => {
      given = signal
      return new Promise(() => {})
    })
    void loader(argsOf(request.signal))
    expect(given?.aborted).toBe(false)
    request.abort('left')
    expect(given?.aborted).toBe(true)
    expect(given?.reason).toBe('left')
  })

  it('waits for nothing where the time was up before it began', async () => {
    const answer = deferred(() => new Promise(() => {}))(argsOf(undefined, AbortSignal.abort()))
    expect(await answer).toEqual({ status: 'pending' })
  })
})
