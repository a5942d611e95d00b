import { expect, test, vi } from 'vitest'
import type { MadePage } from './make-page.ts'
import { PageCache } from './page-route.ts'

const anyPage: MadePage = {
  redirect: null,
  html: 'page',
  status: 200,
  inline: { scripts: [], styles: [] },
  isKeepable: true,
}

/** Makes pages that tell which one they are. */
function pages(changes: Partial<MadePage> = {}, now?: () => number) {
  const cache = new PageCache(5, now)
  let count = 0
  const make = async () => {
    count += 1
    return { ...anyPage, html: `page ${count}`, ...changes }
  }
  return async (key: string) => (await cache.page(key, make)).made.html
}

test('a page is made once for its seconds, and once for all who ask at the same time', async () => {
  let now = 1
  const page = pages({}, () => now)
  expect(await Promise.all([page('/'), page('/'), page('/')])).toEqual(Array(3).fill('page 1'))
  now += 4900
  expect(await page('/')).toBe('page 1')
  now += 200
  expect(await page('/')).toBe('page 2')
})

test('another key is another page', async () => {
  const page = pages()
  expect([await page('/ flights@1.0.0'), await page('/ flights@1.1.0')]).toEqual([
    'page 1',
    'page 2',
  ])
})

test('an incomplete page goes to the visitors who wait for it, and is not kept', async () => {
  const page = pages({ isKeepable: false })
  expect(await Promise.all([page('/'), page('/')])).toEqual(['page 1', 'page 1'])
  expect(await page('/')).toBe('page 2')
})

test('a page that cannot be made is made anew for the next visitor', async () => {
  const cache = new PageCache(5)
  await expect(cache.page('/', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
  const made = { ...anyPage }
  expect((await cache.page('/', async () => made)).made).toBe(made)
})

test('what is kept is bounded: what was asked for last stays', async () => {
  const cache = new PageCache(5)
  const made = { ...anyPage, html: 'x'.repeat(8 * 1024 * 1024) }
  const make = vi.fn(async () => made)
  for (const key of ['/1', '/2', '/3', '/4', '/5']) await cache.page(key, make)
  await cache.page('/5', make)
  expect(make).toHaveBeenCalledTimes(5)
  await cache.page('/1', make)
  expect(make).toHaveBeenCalledTimes(6)
})
