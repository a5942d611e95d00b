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
let answer: (response: ServerResponse) => Promise<void>
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
  const PROVIDER_URL = `http://127.0.0.1:${port}`
  const config = readConfig({ PROVIDER_URL, PUBLIC_URL: 'http://shop.example', ...env })
  const app = new Hono<SiteEnv>()
    .use(requestId(), ownAddresses(config))
    .all('*', limitBody, createProviderProxy(config))
  const caller = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  return (init: RequestInit) => app.request('http://shop.example/api/v1/tours', init, caller)
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
  const booking = proxy()({ method: 'POST', body: '{}' })
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
const proxied = { TRUST_PROXY: 'on', PUBLIC_URL: 'https://other.example' }

test.each([
  ['replaces the forwarding headers of a visitor', {}, '127.0.0.1', 'shop.example', 'http'],
  ['passes on those of a trusted proxy', proxied, '203.0.113.9', 'other.example', 'https'],
])('%s, and keeps the credentials of the site', async (_, env, client, host, protocol) => {
  const own = { cookie: 'visitor=1; theirs=2; travellers=3', authorization: 'Basic c2l0ZQ==' }
  const answered = await proxy(env)({ headers: { ...claims, ...own, 'x-request-id': 'edge-7' } })
  expect(answered.headers.get('x-request-id')).toBe('edge-7')
  expect(received).toMatchObject({
    'x-request-id': 'edge-7',
    cookie: 'theirs=2',
    'x-forwarded-for': client,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  })
  for (const name of ['authorization', 'forwarded', 'x-real-ip'])
    expect(received).not.toHaveProperty(name)
})

test('refuses a body that is larger than that of any call', async () => {
  received = {}
  const body = 'x'.repeat(2_000_000)
  const answered = await proxy()({ method: 'POST', body, headers: { 'content-length': '2000000' } })
  expect([answered.status, received]).toEqual([413, {}])
  expect(answered.headers.get('connection')).toBe('close')
})

test('passes on compressed bytes, and headers except those of the connection', async () => {
  const bytes = brotliCompressSync('laguna '.repeat(400))
  answer = async (response) => {
    const headers = { 'content-encoding': 'br', 'keep-alive': 'timeout=9' }
    response.writeHead(200, { ...headers, 'set-cookie': ['a=1', 'b=2'] }).end(bytes)
  }
  const answered = await proxy()({ headers: { 'accept-encoding': 'gzip, br' } })
  expect(received['accept-encoding']).toBe('gzip, br')
  expect(bytes.equals(Buffer.from(await answered.arrayBuffer()))).toBe(true)
  const seen = ['content-encoding', 'set-cookie', 'keep-alive', 'connection'].map((name) =>
    answered.headers.get(name),
  )
  expect(seen).toEqual(['br', 'a=1, b=2', null, null])
})

test.each([
  ['GET', 200, randomBytes(3_000_000)],
  ['HEAD', 200, Buffer.of()],
])(
  'passes on the answer to %s with status %d, long or without a body',
  async (method, status, bytes) => {
    const headers = bytes.length > 0 ? { 'content-length': bytes.length } : {}
    answer = async (response) => void response.writeHead(status, headers).end(bytes)
    const answered = await proxy()({ method })
    expect(answered.status).toBe(status)
    expect(bytes.equals(Buffer.from(await answered.arrayBuffer()))).toBe(true)
  },
)

test.each([
  ['GET', 200, 2],
  ['POST', 502, 1],
])('answers %s with %d after %d tries if the connection breaks', async (method, status, tries) => {
  let tried = 0
  answer = async (response) => {
    tried++
    if (tried > 1) return void response.end('{}')
    response.writeHead(200, { 'content-length': '2' }).write('{')
    response.socket?.destroySoon()
  }
  const answered = await proxy()({ method, body: method === 'POST' ? '{}' : null })
  expect([answered.status, tried]).toEqual([status, tries])
  expect(answered.headers.has('x-provider-unanswered')).toBe(status === 502)
})
