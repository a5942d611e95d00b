import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressOf, networkOf } from './address.ts'

test.each([
  ['ignores the header of a visitor', false, '203.0.113.9', '127.0.0.1'],
  ['takes the last entry of a trusted proxy', true, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['takes the address of a trusted proxy without the header', true, '', '127.0.0.1'],
])('%s', async (_, trustProxy, forwarded, address) => {
  const app = new Hono().get('/', (c) => c.json(addressOf(c, trustProxy)))
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const answer = await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, env)
  expect(await answer.json()).toBe(address)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:0DB8:7:1::9', '2001:0db8:0007:0001'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000'],
  ['1:2:3:4:5:6:7::', '0001:0002:0003:0004'],
])('counts the address %s as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
