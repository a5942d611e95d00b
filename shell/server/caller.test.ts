import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressOf, originOf } from './caller.ts'

const front = {
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'shop.example',
  'x-forwarded-for': '203.0.113.9, 198.51.100.7',
}

/** What is taken for the origin and address of a caller at 127.0.0.1. */
async function seen(headers: Record<string, string>, trustProxy: boolean) {
  const app = new Hono().get('/', (c) =>
    c.json([originOf(c, trustProxy), addressOf(c, trustProxy)]),
  )
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  return (await app.request('http://10.0.0.1:3000/', { headers }, env)).json()
}

test('what a caller says of itself is not believed', async () => {
  expect(await seen(front, false)).toEqual(['http://10.0.0.1:3000', '127.0.0.1'])
})

test('what a trusted front says is: of a list the last, which it wrote itself', async () => {
  expect(await seen(front, true)).toEqual(['https://shop.example', '198.51.100.7'])
  expect(await seen({}, true)).toEqual(['http://10.0.0.1:3000', '127.0.0.1'])
})

test.each([
  ['shop.example:8443', 'https://shop.example:8443'],
  ['[2001:db8::1]', 'https://[2001:db8::1]'],
  ['[::1]:8443', 'https://[::1]:8443'],
])('a front may be known as %s', async (host, origin) => {
  expect((await seen({ ...front, 'x-forwarded-host': host }, true))[0]).toBe(origin)
})

test.each([
  { 'x-forwarded-host': 'shop@evil.example' },
  { 'x-forwarded-host': 'shop.example/evil' },
  { 'x-forwarded-host': 'shop.example:99999' },
  { 'x-forwarded-host': '1.2.3.4.5' },
  { 'x-forwarded-host': '[::1' },
  { 'x-forwarded-host': '[:::1]' },
  { 'x-forwarded-proto': 'javascript' },
])('a front that passes on %j is not followed', async (headers) => {
  expect(await seen({ ...front, ...headers }, true)).toEqual([
    'http://10.0.0.1:3000',
    '198.51.100.7',
  ])
})
