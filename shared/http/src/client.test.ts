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

describe('get', () => {
  it.each([{ data: [1, 2] }, null])('resolves to the whole body: %j', async (body) => {
    expect(await clientFor(Response.json(body)).client.get('/hotels')).toEqual(body)
  })

  it('requests JSON without a timeout, and leaves empty values out of the query', async () => {
    const { client, fetch } = clientFor(Response.json({}))
    const empty = { returnDate: '', from: null, to: undefined }
    await client.get('/flights/search', { query: { q: 'Cancún & más', infants: 0, ...empty } })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/v1/flights/search?q=Canc%C3%BAn+%26+m%C3%A1s&infants=0',
      { method: 'GET', headers: { accept: 'application/json' }, signal: null },
    )
  })

  it("uses the page's fetch by default", async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: 1 }))
    expect(await createHttpClient({ base: '' }).get('/hotels')).toEqual({ data: 1 })
  })
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

  const headers = { accept: 'application/json', 'content-type': 'application/json' }

  it('sends JSON without a timeout, and resolves to the JSON of the response', async () => {
    const { client, fetch } = clientFor(Response.json({ redirect_url: '/1' }, { status: 201 }))
    const body = { flight_id: 'f-1' }
    expect(await client.post('/checkout', body)).toEqual({ redirect_url: '/1' })
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/v1/checkout', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: null,
    })
  })

  it.each([
    [
      true,
      { idempotencyKey: 'b', replacesKey: 'a' },
      { 'idempotency-key': 'b', 'replaces-idempotency-key': 'a' },
    ],
    [false, { idempotencyKey: 'b', replacesKey: 'a' }, {}],
  ])(
    'with the option idempotencyKeys %s, sends %j as the headers %j',
    async (idempotencyKeys, options, sent) => {
      const { client, fetch } = clientFor(Response.json({}), { idempotencyKeys })
      await client.post('/tours/checkout', {}, options)
      expect(fetch.mock.lastCall?.[1].headers).toEqual({ ...headers, ...sent })
    },
  )

  it.each([
    [204, null, null],
    [201, 'OK', 'OK'],
  ])('resolves a %d with the body %j to %j', async (status, body, result) => {
    const { client } = clientFor(new Response(body, { status }))
    expect(await client.post('/bookings/whatsapp', {})).toBe(result)
  })
})

describe('a status outside 200-299', () => {
  it.each([
    [500, '{"error":"database"}', { error: 'database' }],
    [502, '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
    [404, null, ''],
  ])('throws an HttpError: %d with %j', async (status, text, body) => {
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

it.each(['<!doctype html><title>Login</title>', '{"data": [{"id": 1'])(
  'get throws a MalformedAnswerError for %s',
  async (text) => {
    const error = await failureOf(clientFor(new Response(text)).client.get('/hotels'))
    expect(error).toBeInstanceOf(MalformedAnswerError)
    expect(error).toMatchObject({ path: '/hotels' })
  },
)

describe('a lost connection', () => {
  const cause = new TypeError('terminated')

  it.each<[string, HttpClientOptions['fetch']]>([
    ['before', () => Promise.reject(cause)],
    ['during', async () => ({ ok: true, status: 200, text: async () => Promise.reject(cause) })],
  ])('throws a NetworkError %s the response', async (_, fetch) => {
    const error = await failureOf(createHttpClient({ base: '', fetch }).get('/hotels'))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ message: 'GET /hotels got no answer', cause })
    expect(isAborted(error)).toBe(false)
  })
})

describe('abort', () => {
  /** Never gets a response and rejects once the signal aborts, as `fetch` does. */
  const client = createHttpClient({
    base: '',
    fetch: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  })

  it.each([
    ['get', (signal: AbortSignal) => client.get('/hotels', { signal })],
    ['post', (signal: AbortSignal) => client.post('/hotels', {}, { signal })],
  ])('rejects a %s with an AbortError, whatever reason the signal has', async (_, call) => {
    const abort = new AbortController()
    const failure = failureOf(call(abort.signal))
    abort.abort(new Error('searched again'))
    expect(isAborted(await failure)).toBe(true)
  })
})
