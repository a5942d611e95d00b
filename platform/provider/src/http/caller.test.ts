import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { settingsFromEnvironment } from '../settings.ts'
import { originsOf } from './caller.ts'

/** Returns the provider's origin for a request to http://10.0.0.1:4000. */
async function origin(
  headers: Record<string, string>,
  trustProxy = true,
  publicUrls: string[] = [],
): Promise<string> {
  const rules = { publicUrls, storefrontUrl: null, trustProxy }
  const app = new Hono().get('/', (c) => c.text(originsOf(c, rules).provider))
  return (await app.request('http://10.0.0.1:4000/', { headers })).text()
}

const front = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'api.example' }

test('ignores forwarded headers without a trusted proxy', async () => {
  expect(await origin(front, false)).toBe('http://10.0.0.1:4000')
})

test.each([
  ['evil.example, api.example', 'https://api.example'],
  ['[::1]:8443', 'https://[::1]:8443'],
  ['api@evil.example', 'http://10.0.0.1:4000'],
  ['api.example/evil', 'http://10.0.0.1:4000'],
  ['[:::1]', 'http://10.0.0.1:4000'],
])('reads the forwarded host %s as the origin %s', async (host, expected) => {
  expect(await origin({ ...front, 'x-forwarded-host': host })).toBe(expected)
})

test.each([
  ['www.shop.example:8443', 'https://www.shop.example:8443'],
  ['evil.example', 'https://shop.example'],
])('for a request to %s, a provider with two public origins uses %s', async (host, expected) => {
  const { publicUrls } = settingsFromEnvironment({
    PUBLIC_URL: 'https://shop.example, https://www.shop.example:8443',
  })
  expect(await origin({ ...front, 'x-forwarded-host': host }, true, publicUrls)).toBe(expected)
})
