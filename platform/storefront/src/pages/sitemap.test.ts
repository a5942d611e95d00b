import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LiveRemote } from '@storefront/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import { robots, sitemap } from './sitemap.ts'

const remote = (name: string, mounts: string[]): LiveRemote => ({
  baseUrl: '',
  release: { name, mounts, version: '1', entry: '', exposes: {}, screens: {}, integrity: {} },
})

const answers: Record<string, unknown> = {
  '/api/v1/hotels': { data: [{ slug: 'casa-azul' }, { name: 'no slug' }] },
  '/api/v1/articles': [{ slug: 'a&b', publish_date: '2026-10-02T08:00:00Z' }],
}
const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  response.statusCode = answer ? 200 : 500
  response.end(JSON.stringify(answer ?? {}))
})
let apiBase = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
})
afterAll(() => server.close())

test('lists the pages of the live remotes with the day each changed', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue()
  const remotes = {
    hotels: remote('hotels', ['hotels']),
    tours: remote('tours', ['tours']),
    content: remote('content', ['blog']),
  }
  const [origin, changed] = ['https://shop.example', '2026-11-20']
  const xml = await sitemap({ origin, apiBase, remotes, changed })
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
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    `the sitemap leaves out ${apiBase}/tours`,
  )
  error.mockRestore()
})

test('robots.txt names the sitemap and excludes the API', () => {
  expect(robots('https://shop.example')).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(robots('https://shop.example')).toContain('Disallow: /api/')
})
