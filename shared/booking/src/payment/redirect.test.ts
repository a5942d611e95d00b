import { describe, expect, test } from 'vitest'
import hostileAddresses from './hostile-redirects.json'
import { allowedRedirect } from './redirect.ts'

const hosts = ['pay.example.com', 'localhost:4242']

describe('a redirect to a listed payment host is followed', () => {
  test.each([
    'https://pay.example.com',
    'https://pay.example.com/session/cs_1?amount=10#form',
    'https://PAY.example.com/session',
    'https://pay.example.com:443/session',
    'https://pay.example.com/@me',
    'https://pay.example.com?next=https://evil.example',
    'http://localhost:4242/sandbox/pay/1',
    'https://localhost:4242/sandbox/pay/1',
  ])('%s', (address) => {
    expect(allowedRedirect(address, hosts)).toBe(new URL(address).href)
  })
})

const hostile: unknown[] = [
  ...hostileAddresses,
  ...[null, undefined, 0, true, {}, ['https://pay.example.com/']],
  { toString: () => 'https://pay.example.com/' },
  new URL('https://pay.example.com/'),
]

describe('an empty list still refuses everything that is not http or https', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://pay.example.com/1',
    'file:///etc/passwd',
    'mailto:me@pay.example.com',
    'ftp://pay.example.com/',
    'https:pay.example.com/',
    '//pay.example.com/',
    '/session/1',
  ])('%s', (address) => {
    expect(allowedRedirect(address, [])).toBeNull()
  })
})

test('of the hostile addresses none is followed', () => {
  const followed = hostile.filter((address) => allowedRedirect(address, hosts) !== null)
  expect(hostile.length).toBeGreaterThanOrEqual(40)
  expect(followed).toEqual([])
  console.info(`redirect_url: ${followed.length} of ${hostile.length} hostile ones followed`)
})

test('an empty list allows any https host, and http only on this machine', () => {
  expect(allowedRedirect('https://anywhere.example/pay', [])).toBe('https://anywhere.example/pay')
  expect(allowedRedirect('http://localhost:3000/pay', [])).toBe('http://localhost:3000/pay')
  expect(allowedRedirect('http://127.0.0.1:3000/pay', [])).toBe('http://127.0.0.1:3000/pay')
  expect(allowedRedirect('http://localhost:80/pay', [])).toBe('http://localhost/pay')
  expect(allowedRedirect('http://localhost:443/pay', ['localhost'])).toBeNull()
  expect(allowedRedirect('http://[::1]:3000/pay', [])).toBe('http://[::1]:3000/pay')
  expect(allowedRedirect('http://anywhere.example/pay', [])).toBeNull()
  expect(allowedRedirect('https://me@anywhere.example/pay', [])).toBeNull()
})

test('a number that reads as this machine is not this machine', () => {
  expect(allowedRedirect('http://2130706433/', [])).toBeNull()
  expect(allowedRedirect('http://0x7f.1/', [])).toBeNull()
})

test('a list entry is read without regard to case and surrounding blanks', () => {
  expect(allowedRedirect('https://pay.example.com/', [' Pay.Example.com '])).not.toBeNull()
})

test('a listed host that needs http is refused unless it is this machine', () => {
  expect(allowedRedirect('http://pay.example.com/', ['pay.example.com'])).toBeNull()
  expect(allowedRedirect('http://10.0.0.1:4242/', ['10.0.0.1:4242'])).toBeNull()
})
