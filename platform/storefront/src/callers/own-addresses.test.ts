import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { oneAddress, ownAddresses, type SiteEnv } from './own-addresses.ts'

/** Origin that the server takes a request for, or the status with which it refuses the request. */
async function answered(
  url: string,
  env: NodeJS.ProcessEnv = {},
  headers: Record<string, string> = {},
): Promise<string | number> {
  const config = readConfig({ PROVIDER_URL: 'http://127.0.0.1:1', ...env })
  const app = new Hono<SiteEnv>().use(ownAddresses(config)).get('*', (c) => c.text(c.get('origin')))
  const answer = await app.request(url, { headers })
  return answer.ok ? answer.text() : answer.status
}

const shop = { PUBLIC_URL: 'https://shop.example, https://www.shop.example:8443' }

test.each<[string, NodeJS.ProcessEnv, string | number]>([
  ['http://localhost:3000/', {}, 'http://localhost:3000'],
  ['http://127.0.0.1/', {}, 'http://127.0.0.1'],
  ['http://[::1]:3000/', {}, 'http://[::1]:3000'],
  ['http://evil.example/', {}, 421],
  ['http://localhost.evil.example/', {}, 421],
  ['http://10.0.0.1:3000/', {}, 421],
  ['http://shop.example/', shop, 'https://shop.example'],
  ['http://shop.example:443/', shop, 'https://shop.example'],
  ['http://www.shop.example:8443/', shop, 'https://www.shop.example:8443'],
  ['http://www.shop.example/', shop, 421],
  ['http://localhost:3000/', shop, 421],
  ['http://localhost//evil.example/', {}, 404],
  ['http://localhost/remotes/flights/1.0.0//server/server.mjs', {}, 404],
  ['http://localhost/\\evil.example', {}, 404],
])('%s with %j has the origin or status %s', async (url, env, expected) => {
  expect(await answered(url, env)).toBe(expected)
})

const [host, protocol] = ['x-forwarded-host', 'x-forwarded-proto']
const proxied = { TRUST_PROXY: 'on' }
const behindProxy = { ...shop, ...proxied }

test.each<[string, string, NodeJS.ProcessEnv, string | number]>([
  [host, 'shop.example', behindProxy, 'https://shop.example'],
  [host, 'shop.example:443', behindProxy, 'https://shop.example'],
  [host, 'evil.example, shop.example', behindProxy, 'https://shop.example'],
  [host, 'evil.example', behindProxy, 421],
  [host, 'shop.example@evil.example', behindProxy, 421],
  [host, '[::1', behindProxy, 421],
  [host, 'shop.example', shop, 421],
  [protocol, 'https', proxied, 'https://localhost'],
  [protocol, 'javascript', proxied, 'http://localhost'],
])('%s: %s with %j has the origin or status %s', async (name, value, env, expected) => {
  expect(await answered('http://localhost/', env, { [name]: value })).toBe(expected)
})

test.each([
  ['/hotels/', 301, 'https://shop.example/hotels'],
  ['/hotels/lagoon/?guests=2,1,0', 301, 'https://shop.example/hotels/lagoon?guests=2,1,0'],
  ['/', 200, null],
  ['/hotels', 200, null],
  ['/hotels?destination=Tulum/', 200, null],
])('%s gets status %d and location %s', async (path, status, location) => {
  const config = readConfig({ PROVIDER_URL: 'http://127.0.0.1:1', ...shop })
  const app = new Hono<SiteEnv>().use(ownAddresses(config)).get('*', oneAddress, (c) => c.text(''))
  const answer = await app.request(`https://shop.example${path}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
})
