import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownAddresses, type SiteEnv } from './callers/own-addresses.ts'
import { readConfig } from './config.ts'
import { passToProvider } from './provider-proxy.ts'

let received: IncomingHttpHeaders = {}
const provider = createServer((request, response) => {
  received = request.headers
  response.end('{}')
})

beforeAll(() => new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve)))
afterAll(() => void provider.close())

/** What the provider hears of a call with these headers from 127.0.0.1. */
async function heard(headers: Record<string, string>, env: NodeJS.ProcessEnv = {}) {
  const { port } = provider.address() as AddressInfo
  const config = readConfig({
    PROVIDER_URL: `http://127.0.0.1:${port}`,
    PUBLIC_URL: 'http://shop.example',
    ...env,
  })
  const app = new Hono<SiteEnv>()
    .use(ownAddresses(config))
    .all('*', (c) => passToProvider(c, config))
  const caller = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  await app.request('http://shop.example/api/v1/tours', { headers }, caller)
  return received
}

const claims = {
  forwarded: 'for=203.0.113.9;host=other.example;proto=https',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'other.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '203.0.113.9',
}

test('what a visitor says of itself does not reach the provider', async () => {
  const headers = await heard({ ...claims, accept: 'application/json' })
  expect(headers).toMatchObject({
    accept: 'application/json',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'http',
  })
  expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.9|evil\.example/)
})

test('what a trusted front says is told in the three headers that are read, and in no other', async () => {
  const headers = await heard(claims, { TRUST_PROXY: 'on', PUBLIC_URL: 'https://other.example' })
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'other.example',
    'x-forwarded-proto': 'https',
  })
  expect(headers).not.toHaveProperty('forwarded')
  expect(headers).not.toHaveProperty('x-real-ip')
})
