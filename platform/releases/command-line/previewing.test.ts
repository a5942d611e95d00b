import { expect, test } from 'vitest'
import { previewSite, readPreviewing } from './previewing.ts'

const PREVIEW_KEY = 'a key that is long enough to sign with'

test('versions, hours and a site', () => {
  expect(readPreviewing(['flights=1.1.0'])).toEqual({ pairs: ['flights=1.1.0'], hours: 48 })
  expect(readPreviewing(['a=1', '--hours', '2', '--site', 'https://a.example'])).toEqual({
    pairs: ['a=1'],
    hours: 2,
    site: 'https://a.example',
  })
})

test.each([
  [undefined, {}, 'http://localhost:3000'],
  [undefined, { PORT: '4100' }, 'http://localhost:4100'],
  [undefined, { PUBLIC_URL: 'https://a.example,https://b.example' }, 'https://a.example'],
  ['https://staging.example', { PUBLIC_URL: 'https://a.example' }, 'https://staging.example'],
])('site %s with %o is %s', (named, env, url) => {
  expect(previewSite({ PREVIEW_KEY, ...env }, named)).toEqual({ url, key: PREVIEW_KEY })
})

test('without a key, and for no address, a sentence says what is missing', () => {
  expect(() => previewSite({})).toThrow('PREVIEW_KEY is missing')
  expect(() => previewSite({ PREVIEW_KEY }, 'shop')).toThrow('shop is not the address of a site.')
})
