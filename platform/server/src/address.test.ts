import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test.each([
  ['what a caller says of itself is not believed', false, '203.0.113.9', '127.0.0.1'],
  [
    'of the list of a trusted front the last counts, which it wrote itself',
    true,
    '203.0.113.9, 198.51.100.7',
    '198.51.100.7',
  ],
  ['a trusted front that says nothing is the caller', true, '', '127.0.0.1'],
])('%s', async (_, trustProxy, forwarded, address) => {
  const app = new Hono().get('/', (c) => c.json(addressOf(c, trustProxy)))
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const answer = await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, env)
  expect(await answer.json()).toBe(address)
})
