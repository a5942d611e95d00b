import { expect, test } from 'vitest'
import { isBelow } from './trust-scripts.ts'

const bases = ['/assets/', '/remotes/flights/1.0.0/', 'https://cdn.example/hotels/1.0.0/']
const page = 'https://marea.example/flights/results'

test.each([
  '/assets/shell.js',
  'https://marea.example/remotes/flights/1.0.0/entry.js?retry=1',
  'https://cdn.example/hotels/1.0.0/chunk.js',
])('allows %s', (url) => {
  expect(isBelow(url, bases, page)).toBe(true)
})

test.each([
  'https://cdn.example.evil.example/hotels/1.0.0/chunk.js',
  'https://cdn.example/other/entry.js',
  '/remotes/flights/1.0.0/../../../media/upload.js',
  '/remotes/flights/1.0.0/%2e%2e/9.9.9/entry.js',
  '//evil.example/assets/shell.js',
  '\\\\evil.example/assets/shell.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'https://',
])('refuses %s', (url) => {
  expect(isBelow(url, bases, page)).toBe(false)
})
