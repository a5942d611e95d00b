import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { oneAddress, ownAddresses, type SiteEnv } from './own-addresses.ts'

/** The origin that a request is answered under, or the status that it is refused with. */
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

test.each<[string, string, NodeJS.ProcessEnv, string | number]>([
  ['this machine by name', 'http://localhost:3000/', {}, 'http://localhost:3000'],
  ['this machine by number', 'http://127.0.0.1/', {}, 'http://127.0.0.1'],
  ['this machine by the newer number', 'http://[::1]:3000/', {}, 'http://[::1]:3000'],
  ['another host', 'http://evil.example/', {}, 421],
  ['a host that only begins as ours', 'http://localhost.evil.example/', {}, 421],
  ['an address of the network', 'http://10.0.0.1:3000/', {}, 421],
  ['the public address', 'http://shop.example/', shop, 'https://shop.example'],
  [
    'the public address with its usual port',
    'http://shop.example:443/',
    shop,
    'https://shop.example',
  ],
  [
    'another public address',
    'http://www.shop.example:8443/',
    shop,
    'https://www.shop.example:8443',
  ],
  ['that one without its port', 'http://www.shop.example/', shop, 421],
  ['this machine, where the site is public', 'http://localhost:3000/', shop, 421],
])('%s: %s', async (_, url, env, expected) => {
  expect(await answered(url, env)).toBe(expected)
})

const behindFront = { ...shop, TRUST_PROXY: 'on' }

test.each<[string, Record<string, string>, NodeJS.ProcessEnv, string | number]>([
  ['the public host', { 'x-forwarded-host': 'shop.example' }, behindFront, 'https://shop.example'],
  [
    'with its usual port',
    { 'x-forwarded-host': 'shop.example:443' },
    behindFront,
    'https://shop.example',
  ],
  [
    'the last of a list',
    { 'x-forwarded-host': 'evil.example, shop.example' },
    behindFront,
    'https://shop.example',
  ],
  ['another host', { 'x-forwarded-host': 'evil.example' }, behindFront, 421],
  ['a host with a user', { 'x-forwarded-host': 'shop.example@evil.example' }, behindFront, 421],
  ['no host', { 'x-forwarded-host': '[::1' }, behindFront, 421],
  [
    'TLS of this machine',
    { 'x-forwarded-proto': 'https' },
    { TRUST_PROXY: 'on' },
    'https://localhost',
  ],
  ['no protocol', { 'x-forwarded-proto': 'javascript' }, { TRUST_PROXY: 'on' }, 'http://localhost'],
])('a front that tells of %s', async (_, headers, env, expected) => {
  expect(await answered('http://localhost/', env, headers)).toBe(expected)
})

test('headers of a front that is not trusted are ignored', async () => {
  expect(await answered('http://evil.example/', shop, { 'x-forwarded-host': 'shop.example' })).toBe(
    421,
  )
})

test.each([
  '//evil.example/',
  '/hotels//laguna',
  '/remotes/flights/1.0.0//server/server.mjs',
  '/\\evil.example',
])('a path with two slashes is no page: %s', async (path) => {
  expect(await answered(`http://localhost${path}`)).toBe(404)
})

const shopPage = async (path: string) => {
  const config = readConfig({ PROVIDER_URL: 'http://127.0.0.1:1', ...shop })
  const app = new Hono<SiteEnv>().use(ownAddresses(config)).get('*', oneAddress, (c) => c.text(''))
  const { status, headers } = await app.request(`https://shop.example${path}`)
  return [status, headers.get('location')]
}

test.each([
  ['/hotels/', 'https://shop.example/hotels'],
  ['/hotels/lagoon/?guests=2,1,0', 'https://shop.example/hotels/lagoon?guests=2,1,0'],
])('%s leads to the address without the slash', async (path, location) => {
  expect(await shopPage(path)).toEqual([301, location])
})

test.each(['/', '/hotels', '/hotels?destination=Tulum/'])('%s is answered', async (path) => {
  expect(await shopPage(path)).toEqual([200, null])
})
