import { bookingPaths, detailPaths, paths } from '@storefront/contract'
import { expect, test, vi } from 'vitest'
import type { MadePage } from './made-page.ts'
import { isCacheable, PageCache, pageKey, SharedPage } from './page-cache.ts'

const anyPage: MadePage = {
  redirect: null,
  html: 'page',
  status: 200,
  inline: { scripts: [], styles: [] },
  isKeepable: true,
}

const page = (cache: PageCache, key: string, make: () => Promise<MadePage>) =>
  cache.current(key) ??
  cache.make(key, new URL('http://localhost/hotels'), async () => new SharedPage(await make()))

/** Returns a function that visits a page of a cache. Renders are numbered. */
function pages(changes: Partial<MadePage> = {}, now?: () => number) {
  const cache = new PageCache(5, now)
  let count = 0
  const make = async () => {
    count += 1
    return { ...anyPage, html: `page ${count}`, ...changes }
  }
  return async (key: string) => (await page(cache, key, make)).made.html
}

test('makes a page once while it is fresh, and once for simultaneous requests', async () => {
  let now = 1
  const visit = pages({}, () => now)
  expect(await Promise.all([visit('/'), visit('/'), visit('/')])).toEqual(Array(3).fill('page 1'))
  now += 4900
  expect(await visit('/')).toBe('page 1')
  now += 200
  expect(await visit('/')).toBe('page 2')
})

test('gives an incomplete page to waiting requests only', async () => {
  const visit = pages({ isKeepable: false })
  expect(await Promise.all([visit('/'), visit('/')])).toEqual(['page 1', 'page 1'])
  expect(await visit('/')).toBe('page 2')
})

test('tries again after a page could not be made', async () => {
  const cache = new PageCache(5)
  await expect(page(cache, '/', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
  const made = { ...anyPage }
  expect((await page(cache, '/', async () => made)).made).toBe(made)
})

test('keeps the last complete page for ten minutes', async () => {
  let now = 1
  const cache = new PageCache(5, () => now)
  await page(cache, '/', async () => anyPage)
  now += 6000
  await page(cache, '/', async () => ({ ...anyPage, isKeepable: false }))
  expect(cache.current('/')).toBeNull()
  expect(cache.last('/')?.made).toBe(anyPage)
  expect(cache.last('/other')).toBeNull()
  now += 10 * 60_000
  expect(cache.last('/')).toBeNull()
})

test('drops the least recently used pages past its size', async () => {
  const cache = new PageCache(5)
  const made = { ...anyPage, html: 'x'.repeat(8 * 1024 * 1024) }
  const make = vi.fn(async () => made)
  for (const key of ['/1', '/2', '/3', '/4', '/5']) await page(cache, key, make)
  await page(cache, '/5', make)
  expect(make).toHaveBeenCalledTimes(5)
  await page(cache, '/1', make)
  expect(make).toHaveBeenCalledTimes(6)
})

const at = (address: string) => new URL(address, 'https://shop.example')

test.each([
  paths.home,
  paths.hotels,
  `${paths.flightResults}?from=CUN&to=MIA&departureDate=2027-03-01`,
  detailPaths.tour('cenotes'),
  paths.faq,
])('%s may be cached', (address) => {
  expect(isCacheable(at(address))).toBe(true)
})

test.each([
  ...Object.values(bookingPaths).flatMap((of) => Object.values(of)),
  '/flights/error',
  paths.account,
  `${paths.hotelSuccess}?booking=AB12`,
  '/flights/succes%73?booking=AB12',
  '/Flights/SUCCESS?booking=AB12',
  '/flights%2Fsuccess?booking=AB12',
  '/flights/%E0%A4%A',
  `${paths.hotels}?q=${'x'.repeat(500)}`,
])('%s is never cached', (address) => {
  expect(isCacheable(at(address))).toBe(false)
})

const source = {
  origin: 'https://shop.example',
  url: at('/hotels?q=tulum'),
  today: '2026-11-22',
  tags: ['shell@1.0.0', 'hotels@1.0.0', 'catalogue@7'],
}

test.each([
  { origin: 'http://localhost:3000' },
  { url: at('/hotels?q=cancun') },
  { url: at('/tours?q=tulum') },
  { today: '2026-11-23' },
  { tags: ['shell@1.0.0', 'hotels@1.0.0', 'catalogue@8'] },
])('caches pages that differ by %o separately', (change) => {
  expect(pageKey({ ...source, ...change })).not.toBe(pageKey(source))
  expect(pageKey({ ...source })).toBe(pageKey(source))
})
