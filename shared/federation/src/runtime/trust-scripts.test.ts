import { expect, test } from 'vitest'
import { isBelow } from './trust-scripts.ts'

const bases = ['/assets/', '/remotes/flights/1.0.0/', 'https://cdn.example/hotels/1.0.0/']
const page = 'https://marea.example/flights/results'

test.each([
  ['/assets/shell.js', true],
  ['https://marea.example/remotes/flights/1.0.0/entry.js?retry=1', true],
  ['https://cdn.example/hotels/1.0.0/chunk.js', true],
  ['https://cdn.example.evil.example/hotels/1.0.0/chunk.js', false],
  ['https://cdn.example/other/entry.js', false],
  ['/remotes/flights/1.0.0/%2e%2e/9.9.9/entry.js', false],
  ['//evil.example/assets/shell.js', false],
  ['\\\\evil.example/assets/shell.js', false],
  ['javascript:alert(1)', false],
  ['https://', false],
])('a script at %s is below the bases of its page: %s', (url, isAllowed) => {
  expect(isBelow(url, bases, page)).toBe(isAllowed)
})
