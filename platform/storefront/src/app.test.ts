import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import { reservedMounts } from '@storefront/contract'
import { integrityOf, previewLink } from '@storefront/releases'
import { publishedFile, writePublished } from '@storefront/releases/testing/published-document'
import { beaconAddress, utcOffsetCookie } from '@storefront/shell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStorefront } from './app.ts'
import { readConfig } from './config.ts'
import { log } from './operations/log.ts'

/** In place of the shell: its page says which parts it was rendered with, and waits for a provider that answers. */
const bundle = `export const shared = {}
export const renderPage = async ({ exposes, apiBase }) => {
  await fetch(apiBase).catch(() => undefined)
  const rendered = exposes.map(({ remote, expose }) => remote + '/' + expose.slice(2))
  const boot = { mounted: null, rendered, hydration: null }
  return { status: 200, html: '[' + rendered + ']', head: { title: 'Page' }, boot, screens: [], slow: [] }
}`
const code = 'export const exposes = {}'
const style = '.flights{color:teal}'
const manifest = '{"id":"flights","metaData":{"name":"flights","publicPath":"auto"}}'
const hashOf = (text: string) => integrityOf(Buffer.from(text))
const release = {
  name: 'flights',
  version: '1.0.0',
  mounts: ['flights'],
  tab: { id: 'flights', label: 'Flights', position: 1 },
  entry: 'entry.js',
  exposes: {
    './routes': { js: ['entry.js'], css: ['routes.css'] },
    './SearchForm': { js: ['entry.js'], css: ['routes.css'] },
  },
  screens: {},
  styleChunks: { 'routes.css': '7' },
  server: 'server/server.mjs',
  integrity: {
    'entry.js': hashOf(''),
    'routes.css': hashOf(style),
    'server/server.mjs': hashOf(code),
    'mf-manifest.json': hashOf(manifest),
    'host/mf-manifest.json': hashOf(manifest),
  },
}
const shell = {
  contract: '1.0.0',
  session: '1.0.0',
  shared: {},
  events: {},
  version: '1.0.0',
  integrity: {},
}
const hosted = {
  'release.json': JSON.stringify(release),
  'server/server.mjs': code,
  'routes.css': style,
  'mf-manifest.json': manifest,
  'host/mf-manifest.json': manifest,
}

/** Answers of an empty provider. */
const provider = { '/api/v1': '', '/api/v1/catalogue/revision': '{"revision":7}' }
let files: Partial<typeof hosted & typeof provider> = {}
/** Serves what is there; whatever else is asked for hangs until it is let go. */
const hanging: ServerResponse[] = []
const host = createServer(({ url = '' }, response) => {
  const text = files[url.replace('/flights/1.0.0/', '') as keyof typeof files]
  if (text !== undefined) response.end(text)
  else hanging.push(response)
})
let root = ''
let close = async () => {}

beforeEach(async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  root = await mkdtemp(join(tmpdir(), 'storefront-'))
  const registry = {
    revision: 1,
    shell: { live: '1.0.0', versions: ['1.0.0'] },
    remotes: { flights: { live: '1.0.0', versions: ['1.0.0'] } },
    // Read from the host.
    releases: {},
    standIns: {},
  }
  await writePublished(root, registry)
  await plantShell('1.0.0', bundle)
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  hanging.length = 0
  await close()
  host.closeAllConnections()
  await new Promise((resolve) => host.close(resolve))
  await rm(root, { recursive: true, force: true })
  vi.restoreAllMocks()
})

async function plantShell(version: string, code: string) {
  const folder = join(root, '.shell', version)
  await mkdir(join(folder, 'browser'), { recursive: true })
  await mkdir(join(folder, 'server'))
  const files = {
    'shell.json': JSON.stringify({ ...shell, version }),
    'browser/entry-files.json': `{"js":["shell-${version}.js"],"css":[]}`,
    [`browser/shell-${version}.js`]: version,
    'server/render.mjs': code,
  }
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
}

const published = async () => JSON.parse(await readFile(await publishedFile(root), 'utf8'))

async function promoteShell(version: string, canary?: { version: string; percent: number }) {
  const next = { ...(await published()), shell: { live: version, versions: [version], canary } }
  await writePublished(root, next)
}

function hostUrl() {
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`
}

/** Starts a storefront whose releases are on that host. */
async function open(more: Record<string, string> = {}) {
  const REMOTES_URL = hostUrl()
  const env = { PROVIDER_URL: 'http://127.0.0.1:1', RELEASES_DIR: root, REMOTES_URL, ...more }
  const storefront = await createStorefront(readConfig(env))
  close = storefront.close
  const visit = async () => {
    const started = performance.now()
    const html = await (await storefront.app.request('/flights')).text()
    return { html, ms: performance.now() - started }
  }
  const { app, gate } = storefront
  return { visit, app, gate, address: `${REMOTES_URL}/flights/1.0.0` }
}

/** Far from the time that reading a file of a release may take, for a machine that has other things to do. */
const patient = { RENDER_BUDGET_MS: '10000' }
const withoutWaitingMs = 4000

test('a part that is left to the browser keeps no page waiting, even if its host hangs', async () => {
  files = { 'release.json': hosted['release.json'] }
  const opening = open(patient)
  // A start waits for the copies until their host gives up; a page does not.
  await expect.poll(() => hanging.length).toBe(Object.keys(hosted).length - 1)
  for (const waiting of hanging.splice(0)) waiting.destroy()
  const { visit, address } = await opening
  const { html, ms } = await visit()
  expect(html).toContain('<div id="root">[]</div>')
  expect(ms).toBeLessThan(withoutWaitingMs)
  expect(html).toContain(`<link rel="preload" as="style" fetchpriority="low" href="${address}/`)
  expect(html).not.toContain('rel="stylesheet"')
})

test('a page that was rendered once is rendered with its styles when their host hangs', async () => {
  files = hosted
  const { visit } = await open(patient)
  files = {}
  const { html, ms } = await visit()
  expect(html).toContain('<div id="root">[flights/routes]</div>')
  expect(ms).toBeLessThan(withoutWaitingMs)
  expect(html).toContain(`${style}</style>`)
})

test('a page leaves one line in the log: its part of the site, its status, its time, nothing that was typed', async () => {
  files = hosted
  const { app } = await open(patient)
  const said = vi.spyOn(log, 'info').mockImplementation(() => undefined)
  const addresses = ['/', '/flights/results?from=CUN', '/ana@example.com']
  for (const address of addresses) await app.request(address)
  const page = { requestId: expect.any(String), method: 'GET', ms: expect.any(Number), status: 200 }
  expect(said.mock.calls).toEqual(
    ['/', '/flights/*', '/*'].map((route) => [{ ...page, route }, 'request']),
  )
})

test('every address that the server answers itself is one that no remote may own', async () => {
  const all = { STATUS_PAGE: 'on', METRICS: 'on', EMBEDDED_PROVIDER: 'on' }
  const { app } = await open(all)
  const first = app.routes.map(({ path }) => path.split('/')[1] ?? '')
  // Of what has a dot none is a mount.
  const own = [...new Set(first)].filter((segment) => !/^(\*|:file|$)/.test(segment))
  expect(own.sort()).toEqual(reservedMounts)
})

test('the shell is switched and switched back without a restart and serves files of every version', async () => {
  files = hosted
  await plantShell('2.0.0', bundle)
  const { app, visit } = await open()
  expect((await visit()).html).toContain('/assets/shell-1.0.0.js')
  for (const version of ['2.0.0', '1.0.0']) {
    await promoteShell(version)
    await vi.waitFor(
      async () => expect((await visit()).html).toContain(`shell-${version}.js`),
      15_000,
    )
    expect((await visit()).html).toContain('<div id="root">[flights/routes]</div>')
    for (const kept of ['1.0.0', '2.0.0']) {
      expect(await (await app.request(`/assets/shell-${kept}.js`)).text()).toBe(kept)
    }
  }
  expect((await app.request('/assets/shell-3.0.0.js')).status).toBe(404)
})

test('the visitors of a canary of the shell get it on every page, others and everybody at 0 % what is live', async () => {
  files = hosted
  await plantShell('2.0.0', bundle)
  const { app } = await open()
  await promoteShell('1.0.0', { version: '2.0.0', percent: 50 })
  const shellOf = async (cookie: string) => {
    const page = await app.request('/flights', { headers: { cookie } })
    return /shell-([\d.]+)\.js/.exec(await page.text())?.[1]
  }
  const given = async () => (await app.request('/flights')).headers.getSetCookie()
  await vi.waitFor(async () => expect(await given()).toHaveLength(1), 15_000)
  const visitors = await Promise.all(
    Array.from({ length: 16 }, async () => (await given())[0]?.split(';')[0] ?? ''),
  )
  const shells = () => Promise.all(visitors.map(shellOf))
  await vi.waitFor(async () => expect(await shells()).toContain('2.0.0'), 15_000)
  const first = await shells()
  expect(first).toContain('1.0.0')
  expect(await shells()).toEqual(first)
  await promoteShell('1.0.0')
  await vi.waitFor(async () => expect(await shells()).not.toContain('2.0.0'), 15_000)
})

test.each([
  ['is not there', null],
  ['cannot be rendered', 'throw new Error("broken")'],
])('a shell that %s changes nothing, and readiness says so', async (_, code) => {
  files = hosted
  if (code) await plantShell('2.0.0', code)
  const { app, visit } = await open()
  await promoteShell('2.0.0')
  const reasons = async () => {
    await visit()
    return (await app.request('/readyz')).text()
  }
  await vi.waitFor(
    async () => expect(await reasons()).toContain('shell 2.0.0 cannot be opened.'),
    15_000,
  )
  expect((await visit()).html).toContain('/assets/shell-1.0.0.js')
})

const decoders = { br: createBrotliDecompress, gzip: createGunzip, none: () => new PassThrough() }

test.each([
  ['for this visitor alone', '0', 'none'],
  ['to be kept', '0.001', 'none'],
  ['to be kept', '0.001', 'br'],
  ['to be kept', '0.001', 'gzip'],
] as const)(
  'home starts while it is rendered %s, as soon as its styles are known: %s s, %s',
  async (_, PAGE_CACHE_SECONDS, encoding) => {
    files = { ...hosted, ...provider }
    const { app } = await open({ PROVIDER_URL: hostUrl(), PAGE_CACHE_SECONDS })
    const whole = await (await app.request('/')).text()
    files = hosted
    const response = await app.request('/', { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.get('content-encoding')).toBe(encoding === 'none' ? null : encoding)
    expect(response.headers.has('content-length')).toBe(false)
    let html = ''
    const pieces = Readable.fromWeb(response.body as ReadableStream).pipe(decoders[encoding]())
    for await (const piece of pieces) {
      if (!html) {
        expect(String(Buffer.from(piece))).toContain(`${style}</style>`)
        files = { ...hosted, ...provider }
        for (const waiting of hanging) waiting.end()
      }
      html += Buffer.from(piece)
    }
    const content = '<div id="root">[flights/SearchForm]</div>'
    expect(whole).toContain(content)
    expect(html).toContain(content)
    expect(html.length).toBe(whole.length)
  },
)

test('PAGE_CACHE_SECONDS: a public page is rendered once for all, and 304 for visitors who have it', async () => {
  // This provider does not tell the revision of its catalogue.
  files = { ...hosted, '/api/v1': '' }
  const { app } = await open({ PAGE_CACHE_SECONDS: '60', PROVIDER_URL: hostUrl() })
  const first = await app.request('/flights')
  const html = await first.text()
  files = hosted
  const asked = (accepted: string) =>
    app.request('/flights', { headers: { 'accept-encoding': accepted } })
  const [again, small, overHttp] = [
    // An advertisement leads to the same page.
    await app.request('/flights?utm_source=mail&gclid=x1'),
    await asked('gzip, deflate, br'),
    await asked('gzip, br;q=0'),
  ]
  expect(await again.text()).toBe(html)
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(String(brotliDecompressSync(await small.arrayBuffer()))).toBe(html)
  expect(overHttp.headers.get('content-encoding')).toBe('gzip')
  expect(String(gunzipSync(await overHttp.arrayBuffer()))).toBe(html)
  for (const { headers } of [first, again, small, overHttp]) {
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-if-error=600')
    expect(headers.get('surrogate-key')).toMatch(/^shell@1\.0\.0 flights@1\.0\.0/)
    expect(headers.get('vary')).toBe('accept-encoding')
    expect(headers.get('content-security-policy')).toContain("'sha256-")
    expect(headers.has('set-cookie')).toBe(false)
  }
  const etag = first.headers.get('etag') ?? ''
  const known = await app.request('/flights', { headers: { 'if-none-match': etag } })
  expect([known.status, await known.text()]).toEqual([304, ''])
})

test('PAGE_CACHE_SECONDS: another day, a canary and a booking are for their visitor; what is promoted or edited is there at once', async () => {
  files = { ...hosted, ...provider }
  const { app } = await open({ PAGE_CACHE_SECONDS: '60', PROVIDER_URL: hostUrl() })
  const cacheControl = async (path: string, cookie = '') =>
    (await app.request(path, { headers: { cookie } })).headers.get('cache-control')
  const tags = async () => (await app.request('/flights')).headers.get('surrogate-key')
  expect(await cacheControl('/flights')).toContain('s-maxage')
  await expect.poll(tags).toBe('shell@1.0.0 flights@1.0.0 catalogue@7')
  files = { ...files, '/api/v1/catalogue/revision': '{"revision":8}' }
  await expect.poll(tags, { timeout: 5000 }).toBe('shell@1.0.0 flights@1.0.0 catalogue@8')
  expect(await cacheControl('/flights/summary')).toBe('no-store')
  const etag = (await app.request('/flights')).headers.get('etag') ?? ''
  // On the other side of midnight from Cancún, five hours behind UTC.
  const hour = new Date().getUTCHours()
  const offset = hour >= 5 && hour < 12 ? -12 * 60 : 14 * 60
  expect(await cacheControl('/flights', `${utcOffsetCookie}=${offset}`)).toBe('private, no-cache')

  const registry = await published()
  registry.remotes.flights.canary = { version: '1.0.0', percent: 50 }
  await writePublished(root, registry)
  await expect.poll(() => cacheControl('/flights')).toBe('private, no-cache')
  // A front that has the page from before must not take a 304 as leave to go on with it.
  const asFront = { headers: { 'if-none-match': etag } }
  expect((await app.request('/flights', asFront)).status).toBe(200)

  delete registry.remotes.flights
  await writePublished(root, registry)
  await expect.poll(async () => (await app.request('/flights')).text()).not.toContain('[flights/')
})

test('PREVIEW_KEY: a preview is never kept, never served to others and never indexed, with any other setting', async () => {
  files = { ...hosted, ...provider }
  const PREVIEW_KEY = 'a key that is long enough to sign with'
  const { app } = await open({ PAGE_CACHE_SECONDS: '60', PROVIDER_URL: hostUrl(), PREVIEW_KEY })
  const link = await previewLink(
    { versions: {}, expiresAt: new Date(Date.now() + 3_600_000) },
    'http://localhost',
    PREVIEW_KEY,
  )
  const before = await app.request('/flights')
  const live = await before.text()
  expect(live).not.toContain('previewUntil')

  const ask = async (path: string, cookie = '') => {
    const answer = await app.request(path, { headers: { cookie, 'if-none-match': '*' } })
    expect(answer.headers.get('cache-control'), path).toBe('no-store')
    expect(answer.headers.get('x-robots-tag'), path).toBe('noindex')
    expect(answer.headers.has('etag'), path).toBe(false)
    return { html: await answer.text(), cookie: answer.headers.getSetCookie()[0]?.split(';')[0] }
  }
  const shown = await ask(link.replace('http://localhost/', '/flights'))
  expect(shown.html).toContain('"previewUntil":"')
  expect(shown.html).not.toContain('[flights/routes]')
  expect((await ask('/flights', shown.cookie)).html).toContain('"previewUntil":"')
  expect((await ask('/flights?preview=forged')).html).toContain('"previewUntil":null')

  const after = await app.request('/flights')
  expect(await after.text()).toBe(live)
  expect(after.headers.get('cache-control')).toContain('s-maxage')
})

test('TRUST_PROXY=on: addresses, cookies and rate limits follow the front’s headers', async () => {
  files = hosted
  const { app } = await open({ TRUST_PROXY: 'on', PUBLIC_URL: 'https://shop.example' })
  const ask = (path: string, address: string, init: RequestInit = {}) =>
    app.request(path, {
      ...init,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'x-forwarded-host': 'shop.example',
      },
    })
  const tell = (address: string) => ask(beaconAddress, address, { method: 'POST', body: '[]' })

  expect(await (await ask('/robots.txt', '203.0.113.9')).text()).toContain('https://shop.example/')
  const page = await (await ask('/flights', '203.0.113.9')).text()
  expect(page).toContain('content="https://shop.example/flights"')
  const draft = { method: 'PUT', body: JSON.stringify({ key: 'AM0451', travellers: [] }) }
  const saved = await ask('/session/travellers/flight', '203.0.113.9', draft)
  expect(saved.headers.get('set-cookie')).toContain('Secure')
  for (let n = 0; n < 60; n++) expect((await tell('203.0.113.9')).status).toBe(204)
  expect((await tell('203.0.113.9')).status).toBe(429)
  expect((await tell('198.51.100.7')).status).toBe(204)
})

test('while Redis is away pages go on, and readiness says so', async () => {
  files = hosted
  const env = {
    REDIS_URL: 'redis://127.0.0.1:9',
    DRAFTS_KEY: 'a key that all storefronts are given',
  }
  const { app, visit } = await open(env)
  expect((await visit()).html).toContain('flights/routes')
  expect(await (await app.request('/readyz')).json()).toEqual({
    status: 'degraded',
    reasons: ['Redis does not answer.'],
  })
})

test('of a release nothing is served that concerns the server or maps its sources, however its path is written', async () => {
  const { app } = await open()
  const remote = join(root, 'flights/1.0.0')
  const assets = join(root, '.shell/1.0.0/browser')
  for (const file of [
    join(remote, 'entry.js'),
    join(remote, 'server/server.mjs'),
    join(remote, 'maps/entry.js.map'),
    join(assets, 'maps/shell.js.map'),
  ]) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, code)
  }
  const get = async (path: string) => (await app.request(path)).status
  expect(await get('/remotes/flights/1.0.0/entry.js')).toBe(200)
  expect(await get('/assets/shell-1.0.0.js')).toBe(200)
  for (const [base, file] of [
    ['/remotes/flights/1.0.0', 'server/server.mjs'],
    ['/remotes/flights/1.0.0', 'maps/entry.js.map'],
    ['/assets', 'maps/shell.js.map'],
  ])
    for (const before of ['', '/', 'x/%2e%2e/', '%2e/']) {
      const path = `${base}/${before}${file}`
      expect(await get(path), path).toBe(404)
    }
})

test('hosts of other sites get the live manifest of a remote with its files’ address, and 404 for what is missing', async () => {
  files = hosted
  const { app, address } = await open()
  const live = await app.request('/remotes/flights/mf-manifest.json')
  expect(live.headers.get('cache-control')).toBe('no-cache')
  const at = (publicPath: string) => ({
    id: 'flights',
    metaData: { name: 'flights', publicPath },
  })
  expect(await live.json()).toEqual(at(`${address}/`))
  const whole = await app.request('/remotes/flights/host/mf-manifest.json')
  expect(await whole.json()).toEqual(at(`${address}/host/`))
  const missing = await app.request('/remotes/yachts/mf-manifest.json')
  const gone = await app.request('/remotes/flights/0.9.0/mf-manifest.json')
  for (const { status } of [missing, gone]) expect(status).toBe(404)
  for (const { headers } of [live, missing, gone])
    expect(headers.get('access-control-allow-origin')).toBe('*')
})

test('a page and its files are of the site alone, for any host or path asked for', async () => {
  files = hosted
  const { app } = await open()
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/api/v1/tours', '/favicon.svg'])
    expect((await app.request(`http://evil.example${path}`)).status, path).toBe(421)
  const answer = await app.request('http://localhost//evil.example/')
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found'])
  expect((await app.request('http://10.0.0.7:3000/healthz')).status).toBe(200)
})

test('past the cap visitors get 503 with Retry-After: the page as it was last made, or a small text that costs nothing', async () => {
  // This provider does not tell the revision of its catalogue.
  const answering = { ...hosted, '/api/v1': '' }
  files = answering
  const { app } = await open({
    PROVIDER_URL: hostUrl(),
    MAX_RENDERS: '1',
    PAGE_CACHE_SECONDS: '0.05',
  })
  expect((await app.request('/flights')).status).toBe(200)
  await pause(100)
  files = hosted
  const slow = app.request('/flights?slow')
  await expect.poll(() => hanging.some(({ req }) => req.url === '/api/v1')).toBe(true)
  const [known, unknown] = [await app.request('/flights'), await app.request('/flights?other')]
  for (const answer of [known, unknown])
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await known.text()).toContain('<div id="root">[flights/routes]</div>')
  const small = await unknown.text()
  expect(small).toContain('Many visitors are here at once.')
  expect(small.length).toBeLessThan(500)
  files = answering
  for (const waiting of hanging) waiting.end()
  expect((await slow).status).toBe(200)
  expect((await app.request('/flights?other')).status).toBe(200)
})

test('of the pages that are made at once one address has half, so that others get theirs', async () => {
  files = { ...hosted, ...provider }
  const { app } = await open({
    PROVIDER_URL: hostUrl(),
    MAX_RENDERS: '4',
    TRUST_PROXY: 'on',
    PAGE_CACHE_SECONDS: '0',
  })
  const visit = (path: string, address: string) =>
    app.request(path, { headers: { 'x-forwarded-for': address } })
  files = hosted
  const slow = ['/flights?1', '/flights?2'].map((path) => visit(path, '203.0.113.9'))
  await expect.poll(() => hanging.length).toBe(2)
  expect((await visit('/flights?3', '203.0.113.9')).status).toBe(503)
  files = { ...hosted, ...provider }
  expect((await visit('/flights?3', '198.51.100.7')).status).toBe(200)
  for (const waiting of hanging) waiting.end()
  for (const page of slow) expect((await page).status).toBe(200)
})

test('the gate refuses pages while there is no room to make one; who asks for a kept one only looks, in a room of its own', async () => {
  // This provider does not tell the revision of its catalogue.
  files = { ...hosted, '/api/v1': '' }
  const { app, gate } = await open({
    PROVIDER_URL: hostUrl(),
    MAX_RENDERS: '2',
    TRUST_PROXY: 'on',
    PAGE_CACHE_SECONDS: '600',
  })
  const [ana, ben, cem] = ['203.0.113.9', '198.51.100.7', '198.51.100.8']
  const visit = (path: string, address: string) =>
    app.request(path, { headers: { 'x-forwarded-for': address } })
  const isRefused = (url: string, method = 'GET') => {
    const headers = { 'x-forwarded-for': cem }
    const request = new IncomingMessage(new Socket())
    return gate(Object.assign(request, { method, url, headers })) instanceof Response
  }
  expect((await visit('/flights', ana)).status).toBe(200)
  expect(isRefused('/flights?other')).toBe(false)
  files = hosted
  const slow = [visit('/flights?1', ana), visit('/flights?2', ben)]
  const isRendering = () => hanging.filter(({ req }) => req.url === '/api/v1').length === 2
  await expect.poll(isRendering).toBe(true)
  for (const page of ['/', '/flights?other', '/flights/some-page?of=it.png'])
    expect(isRefused(page), page).toBe(true)
  for (const other of ['/api/v1/hotels', '/favicon.svg', '/assets/x.js', '/flights?utm_source=x'])
    expect(isRefused(other), other).toBe(false)
  expect(isRefused('/flights?other', 'POST')).toBe(false)

  const looking = Array.from({ length: 9 }, () => visit('/flights', ana))
  const another = visit('/flights', cem)
  const statuses = await Promise.all(looking.map(async (page) => (await page).status))
  expect(statuses.filter((status) => status === 503)).toHaveLength(1)
  expect((await another).status).toBe(200)
  for (const waiting of hanging) waiting.end()
  for (const page of slow) expect((await page).status).toBe(200)
})

test('pages are kept for 5 s unless PAGE_CACHE_SECONDS=0, but never that of one visitor, however its address is written', async () => {
  files = { ...hosted, ...provider }
  const { app } = await open({ PROVIDER_URL: hostUrl() })
  const cacheControl = async (path: string) =>
    (await app.request(path)).headers.get('cache-control')
  expect(await cacheControl('/flights')).toContain('s-maxage')
  for (const path of ['success', 'succes%73', 'SUCCESS', '%73uccess'])
    expect(await cacheControl(`/flights/${path}?booking=AB12`), path).toBe('no-store')
})
