import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { createHttpClient, type HttpClient } from './client.ts'
import { HttpError, isAborted, MalformedAnswerError, NetworkError } from './errors.ts'

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

let server: Server
let base: string
let client: HttpClient
let asked: Asked[]
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url = '', headers } = request
    asked.push({ method, url, headers, body })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
  client = createHttpClient({ base })
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

beforeEach(() => {
  asked = []
  answer = json(200, {})
})

function json(status: number, body: unknown) {
  return text(status, 'application/json', JSON.stringify(body))
}

function text(status: number, type: string, body: string) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )

describe('a read', () => {
  it.each([{ data: [1, 2] }, [1, 2], { data: null }, null, 'text', 0])(
    'resolves to the whole answer: %j',
    async (body) => {
      answer = json(200, body)
      expect(await client.get('/hotels')).toEqual(body)
    },
  )

  it('asks for JSON at the path under the base', async () => {
    await client.get('/hotels/laguna')
    expect(asked).toMatchObject([
      { method: 'GET', url: '/api/v1/hotels/laguna', headers: { accept: 'application/json' } },
    ])
    expect(asked[0]?.headers['idempotency-key']).toBeUndefined()
  })

  it('sends what was asked, and leaves empty values out of the address', async () => {
    const query = {
      q: 'Cancún & más',
      adults: 2,
      infants: 0,
      returnDate: '',
      from: null,
      to: undefined,
    }
    await client.get('/flights/search', { query })
    expect(asked[0]?.url).toBe(
      '/api/v1/flights/search?q=Canc%C3%BAn+%26+m%C3%A1s&adults=2&infants=0',
    )
  })
})

describe('a send', () => {
  it('carries its body as JSON', async () => {
    answer = json(201, { redirect_url: 'https://pay.example/1' })
    const body = { flight_id: 'f-1', flight_type: 'Oneway' }
    expect(await client.post('/bookings/create-checkout', body)).toEqual({
      redirect_url: 'https://pay.example/1',
    })
    expect(asked).toMatchObject([
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    ])
  })

  it.each([200, 204])('resolves to null when a %d has no body', async (status) => {
    answer = (response) => response.writeHead(status).end()
    expect(await client.post('/bookings/whatsapp', {})).toBeNull()
  })

  it('was made, for any text of a 201', async () => {
    answer = text(201, 'text/plain', 'OK')
    expect(await client.post('/bookings/whatsapp', {})).toBe('OK')
  })

  it('carries the idempotency key of its attempt', async () => {
    await client.post('/tours/checkout', {}, { idempotencyKey: 'attempt-1' })
    expect(asked[0]?.headers['idempotency-key']).toBe('attempt-1')
  })

  it('carries no key when it is given none', async () => {
    await client.post('/tours/checkout', {})
    expect(asked[0]?.headers).not.toHaveProperty('idempotency-key')
  })

  it('carries no key to a provider that refuses them', async () => {
    const plain = createHttpClient({ base, idempotencyKeys: false })
    await plain.post('/tours/checkout', {}, { idempotencyKey: 'attempt-1' })
    expect(asked[0]?.headers).not.toHaveProperty('idempotency-key')
  })
})

describe('a status outside 200-299 is a failure', () => {
  it('with method, path, status and the JSON body', async () => {
    answer = json(500, { error: 'database' })
    const error = await failureOf(client.post('/contact/send', {}))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({
      name: 'HttpError',
      method: 'POST',
      path: '/contact/send',
      status: 500,
      body: { error: 'database' },
    })
  })

  it.each([304, 400, 404, 409, 429, 503])('%d', async (status) => {
    answer = (response) => response.writeHead(status).end()
    expect(await failureOf(client.get('/hotels'))).toMatchObject({ status })
  })

  it('is no answer of the provider where a proxy says so', async () => {
    answer = (response) => response.writeHead(502, { 'x-provider-unanswered': 'true' }).end('{}')
    expect(await failureOf(client.post('/tours/checkout', {}))).toBeInstanceOf(NetworkError)
  })

  it('with the text of a body that is not JSON', async () => {
    answer = text(502, 'text/html', '<h1>Bad gateway</h1>')
    expect(await failureOf(client.get('/hotels'))).toMatchObject({ body: '<h1>Bad gateway</h1>' })
  })
})

describe('an answer that is not JSON is malformed', () => {
  it.each([
    ['HTML', '<!doctype html><title>Login</title>'],
    ['a truncated body', '{"data": [{"id": 1'],
  ])('%s with status 200', async (_, body) => {
    answer = text(200, 'text/html', body)
    const error = await failureOf(client.get('/hotels'))
    expect(error).toBeInstanceOf(MalformedAnswerError)
    expect(error).toMatchObject({ path: '/hotels' })
  })
})

describe('a call without an answer is a network failure', () => {
  it('when the connection is reset', async () => {
    answer = (response) => response.destroy()
    const error = await failureOf(client.get('/hotels'))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ method: 'GET', path: '/hotels', cause: expect.any(Error) })
    expect(isAborted(error)).toBe(false)
  })

  it('when the connection is reset in the middle of the body', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"data":')
      setTimeout(() => response.destroy(), 20)
    }
    expect(await failureOf(client.get('/hotels'))).toBeInstanceOf(NetworkError)
  })

  it('when no server listens', async () => {
    const dead = createHttpClient({ base: 'http://127.0.0.1:1/api/v1' })
    expect(await failureOf(dead.get('/hotels'))).toBeInstanceOf(NetworkError)
  })
})

describe('leaving', () => {
  it.each(['get', 'post'] as const)('aborts a %s that is under way', async (method) => {
    const abort = new AbortController()
    answer = () => abort.abort()
    const { signal } = abort
    const call =
      method === 'get' ? client.get('/hotels', { signal }) : client.post('/x', {}, { signal })
    expect(isAborted(await failureOf(call))).toBe(true)
  })

  it('before asking asks nothing', async () => {
    expect(isAborted(await failureOf(client.get('/hotels', { signal: AbortSignal.abort() })))).toBe(
      true,
    )
    expect(asked).toEqual([])
  })

  it('while the body arrives aborts too', async () => {
    const abort = new AbortController()
    answer = (response) => {
      response.writeHead(200).write('{')
      setTimeout(() => abort.abort(), 20)
    }
    expect(isAborted(await failureOf(client.get('/hotels', { signal: abort.signal })))).toBe(true)
  })

  it('with a reason of its own still reads as leaving', async () => {
    const signal = AbortSignal.abort(new Error('searched again'))
    expect(isAborted(await failureOf(client.get('/hotels', { signal })))).toBe(true)
  })
})

test('nothing cuts a call off: no timer goes with it', async () => {
  const signals: unknown[] = []
  const recorded = createHttpClient({
    base: '',
    fetch: async (_, init) => {
      signals.push(init?.signal)
      return Response.json({})
    },
  })
  await recorded.get('/hotels')
  await recorded.post('/tours/checkout', {})
  expect(signals).toEqual([null, null])
})

test('the fetch it is given is used', async () => {
  const canned = createHttpClient({ base: '', fetch: async () => Response.json({ data: 1 }) })
  expect(await canned.get('/hotels')).toEqual({ data: 1 })
})
