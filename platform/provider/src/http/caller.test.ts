import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { originsOf } from './caller.ts'

const own = 'http://10.0.0.1:4000'
const shops = ['https://shop.example', 'https://www.shop.example:8443']

test.each([
  ['api.example', false, [], own],
  ['evil.example, api.example', true, [], 'https://api.example'],
  ['[::1]:8443', true, [], 'https://[::1]:8443'],
  ['api@evil.example', true, [], own],
  ['api.example/evil', true, [], own],
  ['[:::1]', true, [], own],
  ['www.shop.example:8443', true, shops, 'https://www.shop.example:8443'],
  ['evil.example', true, shops, 'https://shop.example'],
])(
  'for the forwarded host %s, trusted: %s, a provider of %j is at %s',
  async (host, trustProxy, publicUrls, expected) => {
    const rules = { publicUrls, storefrontUrl: null, trustProxy }
    const app = new Hono().get('/', (c) => c.text(originsOf(c, rules).provider))
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host }
    expect(await (await app.request(`${own}/`, { headers })).text()).toBe(expected)
  },
)
