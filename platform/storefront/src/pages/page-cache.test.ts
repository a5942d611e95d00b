import { expect, test, vi } from 'vitest'
import type { MadePage } from './make-page.ts'
import { PageCache } from './page-cache.ts'

const anyPage: MadePage = {
  redirect: null,
  html: 'page',
  status: 200,
  inline: { scripts: [], styles: [] },
  isKeepable: true,
}

const page = (cache: PageCache, key: string, make: () => Promise<MadePage>) =>
  cache.current(key) ?? cache.make(key, new URL('http://localhost/hotels'), make)

/** Makes pages that tell which one they are. */
function pages(changes: Partial<MadePage> = {}, now?: () => number) {
  const cache = new PageCache(5, now)
  let count = 0
  const make = async () => {
    count += 1
    return { ...anyPage, html: `page ${count}`, ...changes }
  }
  return async (key: string) => (await page(cache, key, make)).made.html
}

test('a page is made once for its seconds, and once for all who ask at the same time', async () => {
  let now = 1
  const visit = pages({}, () => now)
  expect(await Promise.all([visit('/'), visit('/'), visit('/')])).toEqual(Array(3).fill('page 1'))
  now += 4900
  expect(await visit('/')).toBe('page 1')
  now += 200
  expect(await visit('/')).toBe('page 2')
})

test('an incomplete page goes to the visitors who wait for it, and is not kept', async () => {
  const visit = pages({ isKeepable: false })
  expect(await Promise.all([visit('/'), visit('/')])).toEqual(['page 1', 'page 1'])
  expect(await visit('/')).toBe('page 2')
})

test('a page that cannot be made is made anew for the next visitor', async () => {
  const cache = new PageCache(5)
  await expect(page(cache, '/', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
  const made = { ...anyPage }
  expect((await page(cache, '/', async () => made)).made).toBe(made)
})

test('when there is no room to make a page anew, it is there as it was for ten minutes, never an incomplete one', async () => {
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

test('what is kept is bounded: what was asked for last stays', async () => {
  const cache = new PageCache(5)
  const made = { ...anyPage, html: 'x'.repeat(8 * 1024 * 1024) }
  const make = vi.fn(async () => made)
  for (const key of ['/1', '/2', '/3', '/4', '/5']) await page(cache, key, make)
  await page(cache, '/5', make)
  expect(make).toHaveBeenCalledTimes(5)
  await page(cache, '/1', make)
  expect(make).toHaveBeenCalledTimes(6)
})
