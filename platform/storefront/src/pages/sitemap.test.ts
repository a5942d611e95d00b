import { liveRemote } from '@storefront/federation/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import { createSitemap, robots } from './sitemap.ts'

const apiBase = 'https://api.example/api/v1'
const answers: Record<string, unknown> = {
  [`${apiBase}/hotels`]: { data: [{ slug: 'casa-azul' }, { name: 'no slug' }] },
  [`${apiBase}/articles`]: [{ slug: 'a&b', publish_date: '2026-10-02T08:00:00Z' }],
}

afterEach(() => vi.restoreAllMocks())

test('lists the pages of the live remotes with the day each changed', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const answer = answers[String(url)]
    return Response.json(answer ?? {}, { status: answer ? 200 : 500 })
  })
  const error = vi.spyOn(log, 'error').mockReturnValue()
  const remotes = {
    hotels: liveRemote('hotels'),
    tours: liveRemote('tours'),
    content: liveRemote('content', { mounts: ['blog'] }),
  }
  const [origin, changed] = ['https://shop.example', '2026-11-20']
  const xml = await createSitemap(apiBase)({ origin, remotes, changed })
  const entries = xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)
  const found = [...entries].map(([, ...entry]) => entry)
  expect(found).toEqual([
    [`${origin}/`, changed],
    [`${origin}/hotels`, changed],
    [`${origin}/tours`, changed],
    [`${origin}/blog`, changed],
    [`${origin}/hotels/casa-azul`, changed],
    [`${origin}/blog/a%26b`, '2026-10-02'],
  ])
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'the sitemap leaves out /tours')
})

test('reads a list once for several sitemaps, and again after a failure', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const read = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.error())
  read.mockImplementation(async () => Response.json([{ slug: 'reef' }]))
  const sitemap = createSitemap(apiBase)
  const options = { origin: 'https://shop.example', changed: '2026-11-20' }
  const write = () => sitemap({ ...options, remotes: { tours: liveRemote('tours') } })
  expect(await write()).not.toContain('/tours/reef')
  for (const xml of [await write(), await write()]) expect(xml).toContain('/tours/reef')
  expect(read).toHaveBeenCalledTimes(2)
})

test('robots.txt names the sitemap and excludes the API', () => {
  expect(robots('https://shop.example')).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(robots('https://shop.example')).toContain('Disallow: /api/')
})
