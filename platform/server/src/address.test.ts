import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressOf, callerOf } from './address.ts'

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

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:7:1::9', '2001:db8:7:1'],
  ['2001:0DB8:0007:0001:ffff:ffff:ffff:ffff', '2001:db8:7:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
])('%s is counted as %s', async (remoteAddress, caller) => {
  const app = new Hono().get('/', (c) => c.json(callerOf(c, false)))
  const answer = await app.request('/', {}, { incoming: { socket: { remoteAddress } } })
  expect(await answer.json()).toBe(caller)
})
