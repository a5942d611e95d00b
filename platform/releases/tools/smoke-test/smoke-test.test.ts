import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Release } from '@storefront/contract'
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
const veil = (css: string) =>
  `${style(`.veil { position: fixed; inset: 0; pointer-events: none; ${css} }`)} document.body.append(Object.assign(document.createElement('div'), { className: 'veil' }))`

/** Scripts of pages by address. The server rendered a part of the first page only. */
const toyPages: Record<string, string> = {
  '/': `fetch('/api/v1/down').finally(() => { ${live} })`,
  '/empty': live,
  '/falls-back': `${live} performance.mark('fallback-shown')`,
  '/chosen': live,
  '/choose': `${live} document.querySelector('main').innerHTML += '<a href="/chosen">Book it</a>'`,
  '/choose-late': `${live} onclick = () => {
      history.pushState(null, '', '/late')
      fetch('/late.json').finally(() => setTimeout(() => { throw new Error('no such screen') }))
    }
    document.querySelector('main').innerHTML += '<button>Book it</button>'`,
  '/blank': style('body { display: none }'),
  '/wide': style('footer { width: 500px }'),
  '/paints-late': `${style('body { display: none }')} setTimeout(() => document.querySelector('style').remove(), 1500)`,
  '/see-through': veil(''),
  '/covered': veil('background: red'),
  '/beside': `${live} ${beside}`,
  '/restyles': `${style('@media (min-width: 1px) { footer { color: red } }')} onpopstate = () => { ${beside} }`,
  '/takes-its-time': `${style('footer { color: red }')} onpopstate = () => setTimeout(() => {
      ${beside}
      document.querySelector('style').remove()
    }, 1000)`,
  '/hangs': '',
  '/is-busy': `${live} import('/remotes/busy.js')`,
  '/lacks-a-file': `const file = new Image(); file.onerror = () => { ${live} }; file.src = '/remotes/none.js'`,
}
/** Address of every request. */
const requests: string[] = []
let server: Server
let site = ''

beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    requests.push(url)
    if (url === '/slow') return
    if (url === '/remotes/busy.js')
      return answer
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('for (const t = Date.now(); Date.now() - t < 15_000;);')
    if (url === '/late.json') return void setTimeout(() => answer.end('{}'), 700)
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

test('opens home or the tab of a version, and each screen at its sample', () => {
  const { release } = plantedRelease('tours', '1.0.0')
  const files = { js: [], css: [] }
  const tours: Release = {
    ...release,
    mounts: ['tours', 'trips'],
    tab: { id: 'trips', label: 'Tours', position: 1 },
    exposes: { './routes': files, './SearchForm': files },
  }
  const map = ['/', '/tours', '/tours/cenotes', '/tours/reef', '/hotels/sol']
  const form = { screen: 'tours form', address: '/?tab=trips', parts: ['tours/SearchForm'] }
  const shown = { screen: 'tours', parts: ['tours/routes'] }
  expect(pagesOf([tours], map, today)).toEqual([
    form,
    { ...shown, address: '/tours' },
    { ...shown, address: '/tours/cenotes' },
  ])
  const samples = {
    results: { address: '/tours?from={day+2}' },
    detail: { address: '/tours/*?guests=2' },
    summary: { address: '/tours/summary', from: 'detail', press: ['Book'] },
  }
  expect(pagesOf([{ ...tours, samples }], map, today)).toEqual([
    form,
    { ...shown, screen: 'tours results', address: '/tours?from=2026-12-01' },
    { ...shown, screen: 'tours detail', address: '/tours/cenotes?guests=2' },
    {
      ...shown,
      screen: 'tours summary',
      address: '/tours/summary',
      from: { address: '/tours/cenotes?guests=2', press: ['Book'] },
    },
  ])
  const { server: _server, tab: _tab, ...plain } = tours
  expect(pagesOf([plain], [], today)).toEqual([{ screen: 'home', address: '/', parts: [] }])
})

test.each([
  [0.3, 2, 1],
  [7, 2, 4],
  [7, 8, 1],
  [5, 2, 3],
  [28, 2, 4],
])(
  'at a load of %s on %s processors, pages may take %s times as long',
  (load, processors, times) => {
    expect(slowdown(load, processors)).toBe(times)
  },
)

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
  const late = page('/late', { from: { address: '/choose-late', press: ['Book it'] } })
  const looks = ['/blank', '/paints-late', '/wide', '/see-through', '/covered']
  const pages = [
    ...['/', '/falls-back', '/lacks-a-file', ...looks].map((address) => page(address)),
    late,
    chosen('Book it'),
    page('/choose'),
    page('/restyles', { beside: '/beside' }),
    page('/takes-its-time', { beside: '/beside' }),
  ]
  const visited = inABrowser(site, pages, 10_000 * slowdown())
  // Pages that never load use up the whole time limit, so theirs is shorter.
  const slow = inABrowser(site, [page('/hangs'), page('/is-busy'), chosen('Buy it')], 5000)
  expect(causes(await visited)).toEqual({
    '/falls-back': 'a part of it is not available in the browser',
    '/lacks-a-file': expect.stringMatching(/^Failed to load resource: .*, in remotes\/none.js$/),
    '/blank': 'its header cannot be seen, at 1440 px',
    '/wide': 'it is 508 px wide, at 390 px',
    '/covered': 'its header is covered by div.veil, at 1440 px',
    '/late': 'no such screen',
    '/restyles': 'color of footer. becomes rgb(255, 0, 0), not rgb(0, 0, 0) on /beside',
  })
  expect(causes(await slow)).toEqual({
    '/hangs': 'it was not hydrated after 5 s in the browser',
    '/is-busy': expect.stringMatching(
      /^it (is still busy|was not hydrated) after 5 s in the browser, in remotes\/busy.js$/,
    ),
    '/chosen': '"Buy it", which leads to it, cannot be pressed after 5 s in the browser',
  })
  // Twice: for `Buy it`, and for the screen itself, where `Book it` is pressed.
  expect(requests.filter((url) => url === '/choose')).toHaveLength(2)
}, 90_000)

test('names a site that does not answer', async () => {
  await expect(sitemapOf('http://127.0.0.1:9')).rejects.toThrow(
    /^The site at http:\/\/127\.0\.0\.1:9 does not answer\.$/,
  )
})

test('names screen, cause and file of a failure', () => {
  const stack =
    'TypeError: planted\n    at Card (http://localhost/remotes/tours/1.1.0/screen-results.js:1:20)'
  const error = { message: 'planted\nand more', stack }
  const found = { page: page('/tours'), cause: causeOf(error) }
  expect(sentenceOf(found)).toBe(
    'tours results (/tours): planted, in remotes/tours/1.1.0/screen-results.js.',
  )
  const lines = [
    'not JSON',
    '{ printed: "by a remote" }',
    JSON.stringify({
      message: '/tours could not be rendered whole',
      error: { message: error.message, stack: stack.split('\n') },
    }),
  ]
  expect(loggedCause(lines, page('/tours?a=b'))).toBe(causeOf(error))
  expect(loggedCause(lines, page('/hotels'))).toBeNull()
})
