import { expect, test } from 'vitest'
import { overHttps } from './over-https.ts'

test.each([
  ['http://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  [' HTTP://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['https://cdn.example/a.webp?from=http://x', 'https://cdn.example/a.webp?from=http://x'],
  ['/media/http://a.webp', '/media/http://a.webp'],
  ['', ''],
])('overHttps of %j is %j', (address, expected) => {
  expect(overHttps(address)).toBe(expected)
})
