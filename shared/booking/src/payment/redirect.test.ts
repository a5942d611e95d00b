import { expect, test } from 'vitest'
import hostileAddresses from './hostile-redirects.json'
import { allowedRedirect } from './redirect.ts'

const hosts = ['pay.example.com', 'localhost:4242']

test.each([
  'https://pay.example.com/session/cs_1?amount=10#form',
  'https://PAY.example.com/session',
  'https://pay.example.com:443/session',
  'http://localhost:4242/sandbox/pay/1',
])('follows %s to a listed host', (address) => {
  expect(allowedRedirect(address, hosts)).toBe(new URL(address).href)
})

const hostile: unknown[] = [
  ...hostileAddresses,
  ...[null, undefined, 0, true, {}, ['https://pay.example.com/']],
  { toString: () => 'https://pay.example.com/' },
  new URL('https://pay.example.com/'),
]

test('follows no hostile address', () => {
  expect(hostile.filter((address) => allowedRedirect(address, hosts) !== null)).toEqual([])
})

test.each([
  ['https://anywhere.example/pay', [], true],
  ['http://localhost:3000/pay', [], true],
  ['http://127.0.0.1:3000/pay', [], true],
  ['http://[::1]:3000/pay', [], true],
  ['http://anywhere.example/pay', [], false],
  ['https://me@anywhere.example/pay', [], false],
  ['javascript:alert(1)', [], false],
  // A numeric host that means this machine.
  ['http://2130706433/', [], false],
  ['https://pay.example.com/', [' Pay.Example.com '], true],
  ['http://localhost:443/pay', ['localhost'], false],
  ['http://pay.example.com/', ['pay.example.com'], false],
])('follows %s with the list %j: %s', (address, list, isFollowed) => {
  expect(allowedRedirect(address, list)).toBe(isFollowed ? address : null)
})
