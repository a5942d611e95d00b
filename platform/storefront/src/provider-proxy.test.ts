import { randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ownAddresses, type SiteEnv } from './callers/own-addresses.ts'
import { readConfig } from './config.ts'
import { createProviderProxy, limitBody } from './provider-proxy.ts'

let received: IncomingHttpHeaders = {}
let answer = async (response: ServerResponse) => void response.end('{}')
const provider = createServer(async (request, response) => {
  received = request.headers
  await answer(response)
})

beforeAll(() => new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve)))
afterAll(() => void provider.close())
beforeEach(() => {
  answer = async (response) => void response.end('{}')
})

/** Returns a function that sends calls from 127.0.0.1. */
function proxy(env: NodeJS.ProcessEnv = {}) {
  const { port } = provider.address() as AddressInfo
  const config = readConfig({
    PROVIDER_URL: `http://127.0.0.1:${port}`,
    PUBLIC_URL: 'http://shop.example',
    ...env,
  })
  const app = new Hono<SiteEnv>()
    .use(requestId(), ownAddresses(config))
    .all('*', limitBody, createProviderProxy(config))
  const caller = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  return (init: RequestInit) => app.request('http://shop.example/api/v1/tours', init, caller)
}

const send = async (init: RequestInit, env?: NodeJS.ProcessEnv) => proxy(env)(init)

/** Returns the headers that reach the provider. */
async function passed(headers: Record<string, string>, env?: NodeJS.ProcessEnv) {
  await send({ headers }, env)
  return received
}

// The first test, because the HTTP client keeps the clock of its first call.
test('waits an hour for a booking', async () => {
  const arrived = Promise.withResolvers<void>()
  const hour = Promise.withResolvers<void>()
  answer = async (response) => {
    arrived.resolve()
    await hour.promise
    response.end('{}')
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const booking = send({ method: 'POST', body: '{}' })
  await arrived.promise
  await vi.advanceTimersByTimeAsync(3_600_000)
  hour.resolve()
  vi.useRealTimers()
  expect((await booking).status).toBe(200)
})

test('a provider that never answers holds half of the connections', async () => {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const call = proxy({ MAX_CONNECTIONS: '4' })
  answer = (response) => promise.then(() => void response.end('{}'))
  const held = [call({}), call({})]
  const refused = await call({ method: 'POST', body: '{}' })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('10')
  expect(refused.headers.has('x-provider-unanswered')).toBe(false)
  end()
  for (const one of held) expect((await one).status).toBe(200)
  expect((await call({})).status).toBe(200)
})

const claims = {
  forwarded: 'for=203.0.113.9;host=other.example;proto=https',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'other.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '203.0.113.9',
}

test('replaces the forwarding headers of a visitor, and keeps the credentials of the site', async () => {
  const own = { cookie: 'visitor=1; theirs=2; travellers=3', authorization: 'Basic c2l0ZQ==' }
  const headers = await passed({ ...claims, ...own, accept: 'application/json' })
  expect(headers).not.toHaveProperty('authorization')
  expect(headers).toMatchObject({
    accept: 'application/json',
    cookie: 'theirs=2',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'http',
  })
  expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.9|evil\.example/)
})

test('passes on three forwarding headers of a trusted proxy', async () => {
  const headers = await passed(claims, { TRUST_PROXY: 'on', PUBLIC_URL: 'https://other.example' })
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'other.example',
    'x-forwarded-proto': 'https',
  })
  expect(headers).not.toHaveProperty('forwarded')
  expect(headers).not.toHaveProperty('x-real-ip')
})

test.each([
  ['edge-7', 'edge-7'],
  ['', expect.stringMatching(/^[\w-]{36}$/)],
  ['a b{"level":"error"}', expect.stringMatching(/^[\w-]{36}$/)],
])('sends the provider and the caller the same id for the request id %j', async (given, id) => {
  const answered = await send({ headers: { 'x-request-id': given } })
  expect(received['x-request-id']).toEqual(id)
  expect(answered.headers.get('x-request-id')).toBe(received['x-request-id'])
})

test('refuses a body that is larger than that of any call', async () => {
  received = {}
  const body = 'x'.repeat(2_000_000)
  const answered = await send({ method: 'POST', body, headers: { 'content-length': '2000000' } })
  expect([answered.status, received]).toEqual([413, {}])
  expect(answered.headers.get('connection')).toBe('close')
})

test('passes on compressed bytes, and headers except those of the connection', async () => {
  const bytes = brotliCompressSync('laguna '.repeat(400))
  answer = async (response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.setHeader('content-encoding', 'br')
    response.setHeader('keep-alive', 'timeout=9')
    response.end(bytes)
  }
  const answered = await send({ headers: { 'accept-encoding': 'gzip, br' } })
  const { headers } = answered
  expect(received['accept-encoding']).toBe('gzip, br')
  expect(bytes.equals(Buffer.from(await answered.arrayBuffer()))).toBe(true)
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect([headers.has('keep-alive'), headers.has('connection')]).toEqual([false, false])
})

test('streams a long answer', async () => {
  const bytes = randomBytes(3_000_000)
  answer = async (response) => {
    response.setHeader('content-length', bytes.length)
    response.end(bytes)
  }
  const answered = await send({})
  expect(bytes.equals(Buffer.from(await answered.arrayBuffer()))).toBe(true)
})

test.each([
  ['GET', 204],
  ['GET', 304],
  ['HEAD', 200],
])('passes on the answer to %s with status %d and no body', async (method, status) => {
  answer = async (response) => void response.writeHead(status).end()
  const answered = await send({ method })
  expect([answered.status, await answered.text()]).toEqual([status, ''])
})

test.each([
  ['GET', 200, 2],
  ['POST', 502, 1],
])('answers %s with %d after %d tries if the connection breaks', async (method, status, tries) => {
  let tried = 0
  answer = async (response) => {
    tried++
    response.setHeader('content-length', '2')
    if (tried > 1) return void response.end('{}')
    response.write('{')
    response.socket?.destroySoon()
  }
  const body = method === 'POST' ? '{}' : null
  const answered = await send({ method, body })
  expect([answered.status, tried]).toEqual([status, tries])
  expect(answered.headers.has('x-provider-unanswered')).toBe(status === 502)
})
