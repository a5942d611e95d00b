import { expect, test } from 'vitest'
import { readPreviewing } from './previewing.ts'

const PREVIEW_KEY = 'a key that is long enough to sign with'
const pairs = ['flights=1.1.0']

test.each([
  [[], {}, 48, 'http://localhost:3000'],
  [[], { PORT: '4100' }, 48, 'http://localhost:4100'],
  [
    ['--hours', '2'],
    { PUBLIC_URL: 'https://shop.example,https://b.example' },
    2,
    'https://shop.example',
  ],
  [
    ['--site', 'https://staging.example'],
    { PUBLIC_URL: 'https://a.example' },
    48,
    'https://staging.example',
  ],
])('%j with %o', (args, env, hours, url) => {
  expect(readPreviewing([...pairs, ...args], { PREVIEW_KEY, ...env })).toEqual({
    pairs,
    hours,
    site: { url, key: PREVIEW_KEY },
  })
})

test('without a key, and for no address, a sentence says what is missing', () => {
  expect(() => readPreviewing(pairs, {})).toThrow('PREVIEW_KEY is missing')
  expect(() => readPreviewing([...pairs, '--site', 'shop'], { PREVIEW_KEY })).toThrow(
    'shop is not the address of a site.',
  )
})
