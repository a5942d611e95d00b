import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHttpClient, type HttpAnswer, type HttpClientOptions } from './client.ts'
import { HttpError, isAborted, isUnsent, MalformedAnswerError, NetworkError } from './errors.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns a client whose calls get `response`, and its mock of `fetch`. */
function clientFor(response: HttpAnswer, options: Partial<HttpClientOptions> = {}) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => response)
  return { client: createHttpClient({ base: '/api/v1', fetch, ...options }), fetch }
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )

it('gets the whole body without a timeout, and leaves empty values out of the query', async () => {
  const { client, fetch } = clientFor(Response.json({ data: [1, 2] }))
  const query = { q: 'Cancún & más', infants: 0, returnDate: '', from: null, to: undefined }
  expect(await client.get('/flights/search', { query })).toEqual({ data: [1, 2] })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/v1/flights/search?q=Canc%C3%BAn+%26+m%C3%A1s&infants=0',
    { method: 'GET', headers: { accept: 'application/json' }, signal: null },
  )
})

describe('post', () => {
  it('is not sent while the browser says that it is offline; a get is', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { client, fetch } = clientFor(Response.json({}))
    const failure = await failureOf(client.post('/bookings/whatsapp', {}))
    expect(failure).toBeInstanceOf(NetworkError)
    expect(isUnsent(failure)).toBe(true)
    expect(fetch).not.toHaveBeenCalled()
    await client.get('/hotels')
    expect(fetch).toHaveBeenCalledOnce()
  })

  const sent = { 'idempotency-key': 'b', 'replaces-idempotency-key': 'a' }

  it.each([
    [true, {}, {}],
    [true, { idempotencyKey: 'b', replacesKey: 'a' }, sent],
    [false, { idempotencyKey: 'b', replacesKey: 'a' }, {}],
  ])(
    'sends JSON without a timeout: with the option idempotencyKeys %s, %j as the headers %j',
    async (idempotencyKeys, options, headers) => {
      const { client, fetch } = clientFor(Response.json({ id: 1 }), { idempotencyKeys })
      expect(await client.post('/checkout', { flight_id: 'f-1' }, options)).toEqual({ id: 1 })
      expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/v1/checkout', {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        body: '{"flight_id":"f-1"}',
        signal: null,
      })
    },
  )

  it.each([
    [204, null, null],
    [201, 'OK', 'OK'],
  ])('resolves a %d with the body %j to %j', async (status, body, result) => {
    const { client } = clientFor(new Response(body, { status }))
    expect(await client.post('/bookings/whatsapp', {})).toBe(result)
  })

  it.each([
    [500, '{"error":"database"}', { error: 'database' }],
    [502, '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
  ])('throws an HttpError for the status %d with its body %j', async (status, text, body) => {
    const { client } = clientFor(new Response(text, { status }))
    const error = await failureOf(client.post('/contact/send', {}))
    expect(error).toBeInstanceOf(HttpError)
    const message = `POST /contact/send answered ${status}`
    expect(error).toMatchObject({ message, status, body })
  })

  it('throws a NetworkError if our proxy reports that the provider did not respond', async () => {
    const headers = { 'x-provider-unanswered': 'true' }
    const { client } = clientFor(new Response('{}', { status: 502, headers }))
    expect(await failureOf(client.post('/tours/checkout', {}))).toBeInstanceOf(NetworkError)
  })
})

it('get throws a MalformedAnswerError for a body that is cut off', async () => {
  const { client } = clientFor(new Response('{"data": [{"id": 1'))
  const error = await failureOf(client.get('/hotels'))
  expect(error).toBeInstanceOf(MalformedAnswerError)
  expect(error).toMatchObject({ path: '/hotels' })
})

const cause = new TypeError('terminated')

it.each<[string, HttpClientOptions['fetch']]>([
  ['before', () => Promise.reject(cause)],
  ['during', async () => ({ ok: true, status: 200, text: async () => Promise.reject(cause) })],
])('throws a NetworkError if the connection is lost %s the response', async (_, fetch) => {
  const error = await failureOf(createHttpClient({ base: '', fetch }).get('/hotels'))
  expect(error).toBeInstanceOf(NetworkError)
  expect(error).toMatchObject({ message: 'GET /hotels got no answer', cause })
  expect(isAborted(error)).toBe(false)
})

it.each(['get', 'post'] as const)(
  'rejects an aborted %s with an AbortError, whatever reason the signal has',
  async (method) => {
    /** Never gets a response and rejects once the signal aborts, as `fetch` does. */
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    const abort = new AbortController()
    const { signal } = abort
    const client = createHttpClient({ base: '', fetch })
    const call = method === 'get' ? client.get('/a', { signal }) : client.post('/a', {}, { signal })
    const failure = failureOf(call)
    abort.abort(new Error('searched again'))
    expect(isAborted(await failure)).toBe(true)
  },
)
