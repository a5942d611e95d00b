import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { oneAddress, ownAddresses, type SiteEnv } from './own-addresses.ts'

/** Answer to a request: the origin that the server takes it for, or a refusal. */
async function answered(url: string, env: NodeJS.ProcessEnv = {}, headers = {}) {
  const config = readConfig({ PROVIDER_URL: 'http://127.0.0.1:1', ...env })
  const app = new Hono<SiteEnv>().use(ownAddresses(config))
  app.get('*', oneAddress, (c) => c.text(c.get('origin')))
  return app.request(url, { headers })
}

const shop = { PUBLIC_URL: 'https://shop.example, https://www.shop.example:8443' }
const proxied = { TRUST_PROXY: 'on' }
const behindProxy = { ...shop, ...proxied }

test.each<[string, NodeJS.ProcessEnv, object, string | number]>([
  ['http://localhost:3000/', {}, {}, 'http://localhost:3000'],
  ['http://[::1]:3000/', {}, {}, 'http://[::1]:3000'],
  ['http://localhost.evil.example/', {}, {}, 421],
  ['http://shop.example:443/', shop, {}, 'https://shop.example'],
  ['http://www.shop.example:8443/', shop, {}, 'https://www.shop.example:8443'],
  ['http://www.shop.example/', shop, {}, 421],
  ['http://localhost:3000/', shop, {}, 421],
  ['http://localhost//evil.example/', {}, {}, 404],
  ['http://localhost/\\evil.example', {}, {}, 404],
  ['http://a/', behindProxy, { 'x-forwarded-host': 'shop.example' }, 'https://shop.example'],
  ['http://a/', behindProxy, { 'x-forwarded-host': 'shop.example@evil.example' }, 421],
  ['http://a/', behindProxy, { 'x-forwarded-host': '[::1' }, 421],
  ['http://a/', shop, { 'x-forwarded-host': 'shop.example' }, 421],
  ['http://localhost/', proxied, { 'x-forwarded-proto': 'https' }, 'https://localhost'],
  ['http://localhost/', proxied, { 'x-forwarded-proto': 'javascript' }, 'http://localhost'],
])('%s with %j and %j has the origin or status %s', async (url, env, headers, expected) => {
  const answer = await answered(url, env, headers)
  expect(answer.ok ? await answer.text() : answer.status).toBe(expected)
})

test.each([
  ['/hotels/lagoon/?guests=2,1,0', 301, 'https://shop.example/hotels/lagoon?guests=2,1,0'],
  ['/', 200, null],
  ['/hotels?destination=Tulum/', 200, null],
])('%s gets status %d and location %s', async (path, status, location) => {
  const answer = await answered(`https://shop.example${path}`, shop)
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
})
