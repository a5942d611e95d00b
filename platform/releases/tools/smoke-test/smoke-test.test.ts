import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plantedRelease } from '@storefront/releases/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { causeOf, type Failure, loggedCause, sentenceOf } from './failure.ts'
import { inABrowser } from './in-a-browser.ts'
import { onAServer, sitemapOf } from './on-a-server.ts'
import { pagesOf, slowdown, type TestedPage } from './pages.ts'

const live = `window.__storefront__ = { events: () => [{ name: 'today-known' }] };`
/** Adds a style to the page. */
const style = (css: string) =>
  `${live} document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }));`
const beside = `document.querySelector('h1').textContent = 'Beside'`
/** Puts an element that lets clicks through over the page. */
const veil = `${style('.veil { position: fixed; inset: 0; pointer-events: none; background: red }')} document.body.append(Object.assign(document.createElement('div'), { className: 'veil' }))`

/** Scripts of pages by address. The server rendered a part of the first page only. */
const toyPages: Record<string, string> = {
  '/': `fetch('/api/v1/down').finally(() => { ${live} })`,
  '/empty': live,
  '/falls-back': `${live} performance.mark('fallback-shown')`,
  '/chosen': live,
  '/choose': `${live} document.querySelector('main').innerHTML += '<a href="/chosen">Book it</a>'`,
  '/throws': `${live} throw new Error('no such screen')`,
  '/blank': style('body { display: none }'),
  '/wide': style('footer { width: 500px }'),
  '/covered': veil,
  '/beside': `${live} ${beside}`,
  '/restyles': `${style('@media (min-width: 1px) { footer { color: red } }')} onpopstate = () => { ${beside} }`,
  '/hangs': '',
  '/lacks-a-file': `const file = new Image(); file.onerror = () => { ${live} }; file.src = '/remotes/none.js'`,
}
let server: Server
let site = ''

beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    if (url === '/slow') return
    if (url === '/sitemap.xml') return answer.end(`<loc>${site}/tours/cenotes?a=1&amp;b=2</loc>`)
    const script = toyPages[url]
    answer.writeHead(script === undefined ? 404 : 200, { 'content-type': 'text/html' })
    if (script === undefined) return answer.end()
    const boot = JSON.stringify({ rendered: url === '/' ? ['content/home'] : [] })
    answer.end(
      `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body><header>Travel</header><main><h1>Tours</h1></main><footer>Contact</footer><script type="application/json" id="boot">${boot}</script><script>${script}</script>`,
    )
  }).listen(0)
  await new Promise((listening) => server.once('listening', listening))
  site = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const today = new Date('2026-11-29T10:00:00Z')

test('opens the tab of a version and each screen at its sample, or pages of the sitemap, or home', () => {
  const { release } = plantedRelease('tours', '1.0.0')
  const map = ['/', '/tours', '/tours/cenotes', '/tours/reef', '/hotels/sol']
  const samples = {
    results: { address: '/tours?from={day+2}' },
    detail: { address: '/tours/*?guests=2' },
    summary: { address: '/tours/summary', from: 'detail', press: ['Book'] },
  }
  const tab = { id: 'trips', label: 'Tours', position: 1 }
  const detail = '/tours/cenotes?guests=2'
  const parts = ['tours/routes']
  expect(pagesOf([{ ...release, tab, samples }], map, today)).toEqual([
    { screen: 'tours form', address: '/?tab=trips', parts: ['tours/SearchForm'] },
    { screen: 'tours results', address: '/tours?from=2026-12-01', parts },
    { screen: 'tours detail', address: detail, parts },
    {
      ...{ screen: 'tours summary', address: '/tours/summary', parts },
      from: { address: detail, press: ['Book'] },
    },
  ])
  const known = pagesOf([release], map, today).map(({ address }) => address)
  expect(known).toEqual(['/', '/tours', '/tours/cenotes'])
})

test('pages may take up to four times as long on a busy machine', () => {
  const loads = [0.3, 5, 7, 28]
  expect(loads.map((load) => slowdown(load, 2))).toEqual([1, 3, 4, 4])
})

const page = (address: string, more: Partial<TestedPage> = {}): TestedPage => ({
  screen: 'tours results',
  address,
  parts: ['content/home'],
  ...more,
})
const causes = (failures: Failure[]) =>
  Object.fromEntries(failures.map(({ page: { address }, cause }) => [address, cause]))

// Concurrent, because both tests wait for pages that never answer.
test.concurrent('finds pages that the server cannot render in time', async () => {
  expect(await sitemapOf(site)).toEqual(['/tours/cenotes?a=1&b=2'])
  const pages = ['/', '/empty', '/gone', '/slow'].map((address) => page(address))
  expect(causes(await onAServer(site, pages, 4000))).toEqual({
    '/empty': 'the server could not render content/home',
    '/gone': 'the server answers 404',
    '/slow': 'the server has not answered after 4 s',
  })
}, 60_000)

test.concurrent('finds all pages that in a browser throw, fall back, lack a file, cannot be seen or take too long, and ignores a failed API call', async () => {
  const chosen = (press: string) =>
    page('/chosen', { from: { address: '/choose', press: [press] } })
  const looks = ['/blank', '/wide', '/covered']
  const pages = [
    ...['/', '/falls-back', '/lacks-a-file', '/throws', ...looks].map((address) => page(address)),
    chosen('Book it'),
    page('/restyles', { beside: '/beside' }),
  ]
  const visited = inABrowser(site, pages, 10_000 * slowdown())
  // Pages that never load use up the whole time limit, so theirs is shorter.
  const slow = inABrowser(site, [page('/hangs'), chosen('Buy it')], 5000)
  expect(causes(await visited)).toEqual({
    '/falls-back': 'a part of it is not available in the browser',
    '/lacks-a-file': expect.stringMatching(/^Failed to load resource: .*, in remotes\/none.js$/),
    '/throws': 'no such screen',
    '/blank': 'its header cannot be seen, at 1440 px',
    '/wide': 'it is 508 px wide, at 390 px',
    '/covered': 'its header is covered by div.veil, at 1440 px',
    '/restyles': 'color of footer. becomes rgb(255, 0, 0), not rgb(0, 0, 0) on /beside',
  })
  expect(causes(await slow)).toEqual({
    '/hangs': 'it was not hydrated after 5 s in the browser',
    '/chosen': '"Buy it", which leads to it, cannot be pressed after 5 s in the browser',
  })
}, 90_000)

test('names screen, cause and file of a failure', () => {
  const stack =
    'TypeError: planted\n    at Card (http://localhost/remotes/tours/1.1.0/screen-results.js:1:20)'
  const error = { message: 'planted\nand more', stack }
  const found = { page: page('/tours'), cause: causeOf(error) }
  expect(sentenceOf(found)).toBe(
    'tours results (/tours): planted, in remotes/tours/1.1.0/screen-results.js.',
  )
  const logged = { message: error.message, stack: stack.split('\n') }
  const line = { message: '/tours could not be rendered whole', error: logged }
  const lines = ['not JSON', '{ printed: "by a remote" }', JSON.stringify(line)]
  expect(loggedCause(lines, page('/tours?a=b'))).toBe(causeOf(error))
  expect(loggedCause(lines, page('/hotels'))).toBeNull()
})
