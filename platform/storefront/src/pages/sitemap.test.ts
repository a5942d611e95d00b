import { liveRemote } from '@storefront/federation/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import { createSitemap, robots } from './sitemap.ts'

afterEach(() => vi.restoreAllMocks())

test('lists the pages of the live remotes with the day each changed, reads a list again after a failure, and robots.txt names it', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue()
  const answers: Record<string, unknown> = {
    'https://api.example/api/v1/articles': [{ slug: 'a&b', publish_date: '2026-10-02T08:00:00Z' }],
  }
  const read = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const answer = answers[String(url)]
    return Response.json(answer ?? {}, { status: answer ? 200 : 500 })
  })
  const sitemap = createSitemap('https://api.example/api/v1')
  const remotes = {
    tours: liveRemote('tours'),
    content: liveRemote('content', { mounts: ['blog'] }),
  }
  const write = async () => {
    const xml = await sitemap({ origin: 'https://shop.example', remotes, changed: '2026-11-20' })
    return [...xml.matchAll(/<loc>(.*)<\/loc><lastmod>(.*)<\/lastmod>/g)].map(
      ([, address, day]) => `${address?.replace('https://shop.example', '')} ${day}`,
    )
  }
  const pages = ['/', '/tours', '/blog'].map((path) => `${path} 2026-11-20`)
  const article = '/blog/a%26b 2026-10-02'
  expect(await write()).toEqual([...pages, article])
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'the sitemap leaves out /tours')
  answers['https://api.example/api/v1/tours'] = { data: [{ slug: 'reef' }, { name: 'no slug' }] }
  for (const _ of [1, 2])
    expect(await write()).toEqual([...pages, '/tours/reef 2026-11-20', article])
  expect(read).toHaveBeenCalledTimes(3)
  expect(robots('https://shop.example')).toMatch(/Disallow: \/api\/[^$]*shop.example\/sitemap.xml/)
})
