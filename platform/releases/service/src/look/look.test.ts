import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Release } from '@storefront/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inABrowser } from './in-a-browser.ts'
import { onAServer, sitemapOf } from './on-a-server.ts'
import { pagesOf } from './pages.ts'

const live = `window.__storefront__ = { events: () => [{ name: 'today-known' }] };`
/** Address, what the server rendered with, and what its script does. */
const toyPages: Record<string, { rendered: string[]; script: string }> = {
  '/': { rendered: ['content/home'], script: `fetch('/api/v1/down').finally(() => { ${live} })` },
  '/empty': { rendered: [], script: live },
  '/throws': { rendered: [], script: `${live} throw new Error('no such hook')` },
  '/lacks-a-file': {
    rendered: [],
    script: `const file = new Image(); file.onerror = () => { ${live} }; file.src = '/remotes/none.js'`,
  },
}
let server: Server
let site = ''

beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    if (url === '/sitemap.xml') return answer.end(`<loc>${site}/tours/cenotes?a=1&amp;b=2</loc>`)
    const page = toyPages[url]
    answer.writeHead(page ? 200 : 500, { 'content-type': 'text/html' })
    if (!page) return answer.end()
    const boot = JSON.stringify({ rendered: page.rendered })
    answer.end(
      `<link rel="icon" href="data:,"><script type="application/json" id="boot">${boot}</script><script>${page.script}</script>`,
    )
  }).listen(0)
  await new Promise((listening) => server.once('listening', listening))
  site = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('what is about to go live is seen on home, its own pages and one below each', () => {
  const files = { js: [], css: [] }
  const tours: Release = {
    name: 'tours',
    version: '1.0.0',
    mounts: ['tours', 'trips'],
    tab: { id: 'trips', label: 'Tours', position: 1 },
    entry: 'entry.js',
    exposes: { './routes': files, './SearchForm': files },
    screens: {},
    server: 'server/server.mjs',
    integrity: {},
  }
  expect(pagesOf([tours], ['/', '/tours/cenotes', '/tours/reef', '/hotels/sol'])).toEqual([
    { address: '/?tab=trips', parts: ['tours/SearchForm'] },
    { address: '/tours', parts: ['tours/routes'] },
    { address: '/trips', parts: ['tours/routes'] },
    { address: '/tours/cenotes', parts: ['tours/routes'] },
  ])
  const { server: _server, tab: _tab, ...plain } = tours
  expect(pagesOf([{ ...plain, mounts: ['tours'] }], [])).toEqual([
    { address: '/', parts: [] },
    { address: '/tours', parts: [] },
  ])
})

test('the server says which pages it could not render', async () => {
  expect(await sitemapOf(site)).toEqual(['/tours/cenotes?a=1&b=2'])
  const asked = ['/', '/empty', '/gone'].map((address) => ({ address, parts: ['content/home'] }))
  expect(await onAServer(site, asked)).toEqual([
    '/empty: the server could not render content/home.',
    '/gone: the server answers 500.',
  ])
})

test('R3: the browser sees which pages throw or lack a file of a release; an API that is down is not counted', async () => {
  expect(
    await inABrowser(
      site,
      ['/', '/throws', '/lacks-a-file'].map((address) => ({ address })),
    ),
  ).toEqual([
    '/throws: no such hook',
    expect.stringMatching(/^\/lacks-a-file: Failed to load resource/),
  ])
}, 60_000)
