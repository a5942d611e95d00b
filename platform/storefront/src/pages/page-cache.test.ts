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

/** A cache for five seconds, with a function that visits a page of it. Its renders are numbered. */
function cached(changes: Partial<MadePage> = {}) {
  const clock = { ms: 1 }
  const cache = new PageCache(5, () => clock.ms)
  const make = vi.fn(async () => {
    const html = `page ${make.mock.calls.length}`
    return new SharedPage({ ...anyPage, html, ...changes })
  })
  const visit = async (key = '/') => {
    const page = cache.current(key) ?? cache.make(key, new URL('http://localhost/hotels'), make)
    return (await page).made.html
  }
  return { clock, cache, make, visit }
}

test('makes a page once while it is fresh, and once for simultaneous requests', async () => {
  const { clock, visit } = cached()
  expect(await Promise.all([visit(), visit(), visit()])).toEqual(Array(3).fill('page 1'))
  clock.ms += 4900
  expect(await visit()).toBe('page 1')
  clock.ms += 200
  expect(await visit()).toBe('page 2')
})

test('gives a page that failed or is incomplete to waiting requests only', async () => {
  const { make, visit } = cached({ isKeepable: false })
  make.mockRejectedValueOnce(new Error('busy'))
  await expect(visit()).rejects.toThrow('busy')
  expect(await Promise.all([visit(), visit()])).toEqual(['page 2', 'page 2'])
  expect(await visit()).toBe('page 3')
})

test('keeps the last complete page for ten minutes', async () => {
  const { cache, clock, make, visit } = cached()
  await visit()
  clock.ms += 6000
  make.mockResolvedValueOnce(new SharedPage({ ...anyPage, isKeepable: false }))
  await visit()
  expect(cache.current('/')).toBeNull()
  expect(cache.last('/')?.made.html).toBe('page 1')
  expect(cache.last('/other')).toBeNull()
  clock.ms += 10 * 60_000
  expect(cache.last('/')).toBeNull()
})

test('drops the least recently used pages past its size', async () => {
  const { make, visit } = cached({ html: 'x'.repeat(8 * 1024 * 1024) })
  for (const key of ['/1', '/2', '/3', '/4', '/5', '/5', '/1']) await visit(key)
  expect(make).toHaveBeenCalledTimes(6)
})

const at = (address: string) => new URL(address, 'https://shop.example')

test.each([
  ...Object.values(bookingPaths).flatMap((of) => Object.values(of)),
  '/flights/error',
  paths.account,
  '/Flights/SUCCES%73?booking=AB12',
  '/flights%2Fsuccess?booking=AB12',
  '/flights/%E0%A4%A',
  `${paths.hotels}?q=${'x'.repeat(500)}`,
])('%s is never cached, unlike public pages', (address) => {
  expect(isCacheable(at(address))).toBe(false)
  for (const page of [paths.home, `${paths.flightResults}?from=CUN`, detailPaths.tour('cenotes')])
    expect(isCacheable(at(page))).toBe(true)
})

const source = {
  origin: 'https://shop.example',
  url: at('/hotels?q=tulum'),
  today: '2026-11-22',
  tags: ['shell@1.0.0', 'catalogue@7'],
}

test.each([
  { origin: 'http://localhost:3000' },
  { url: at('/tours?q=tulum') },
  { today: '2026-11-23' },
  { tags: ['shell@1.0.0', 'catalogue@8'] },
])('caches pages that differ by %o separately', (change) => {
  expect(pageKey({ ...source, ...change })).not.toBe(pageKey(source))
  expect(pageKey({ ...source })).toBe(pageKey(source))
})
