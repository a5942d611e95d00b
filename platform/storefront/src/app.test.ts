import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type RegisteredRemote, reservedMounts, utcOffsetCookie } from '@storefront/contract'
import { integrityOf, previewLink } from '@storefront/releases'
import { plantedRelease, plantShell } from '@storefront/releases/testing'
import { liveFile, makeLive } from '@storefront/releases/testing/live-document'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStorefront } from './app.ts'
import { readConfig } from './config.ts'
import { log } from './operations/log.ts'

/** Bundle in place of the shell's: its page waits for the provider, then lists the parts to render. */
const bundle = `export const shared = {}
const inline = { scripts: [], styles: ["'sha256-a'"] }
export const openShell = async (read) => {
  const { js } = JSON.parse(await read('entry-files.json'))
  const makePage = async ({ exposes, apiBase, previewUntil, isMeasured }) => {
    await fetch(apiBase).catch(() => undefined)
    const parts = exposes.map(({ remote, expose }) => remote + '/' + expose.slice(2))
    const html = JSON.stringify({ js, previewUntil, isMeasured }) + '[' + parts + ']'
    return { status: 200, html, inline, screens: [], late: [], left: [], isDataFailed: false }
  }
  return { empty: { before: js + '<empty>', after: '</empty>', inline }, makePage }
}`
const code = 'export const exposes = {}'
const manifest = '{"id":"flights","metaData":{"name":"flights","publicPath":"auto"}}'
const hashOf = (text: string) => integrityOf(Buffer.from(text))
const release = {
  ...plantedRelease('flights', '1.0.0').release,
  server: 'server/server.mjs',
  integrity: {
    'entry.js': hashOf(''),
    'server/server.mjs': hashOf(code),
    'mf-manifest.json': hashOf(manifest),
    'host/mf-manifest.json': hashOf(manifest),
  },
}
const hosted = {
  'release.json': JSON.stringify(release),
  'server/server.mjs': code,
  'mf-manifest.json': manifest,
  'host/mf-manifest.json': manifest,
}

const provider = { '/api/v1': '', '/api/v1/catalogue/revision': '{"revision":7}' }
let files: Partial<typeof hosted & typeof provider> = {}
/** Requests for missing files, which hang until a test ends them. */
const hanging: ServerResponse[] = []
const host = createServer(({ url = '' }, response) => {
  const text = files[url.replace('/flights/1.0.0/', '') as keyof typeof files]
  if (text !== undefined) response.end(text)
  else hanging.push(response)
})
const root = testFolder()
const storeFolder = testFolder()
let close = async () => {}

beforeEach(async () => {
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(log, level).mockReturnValue()
  // No releases, so that they are read from the host.
  const registry = {
    shell: { live: '1.0.0', versions: ['1.0.0'] },
    remotes: { flights: { live: '1.0.0', versions: ['1.0.0'] } },
  }
  await makeLive(root(), registry)
  await publishShell('1.0.0', bundle)
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  hanging.length = 0
  await close()
  host.closeAllConnections()
  await new Promise((resolve) => host.close(resolve))
  vi.restoreAllMocks()
})

async function publishShell(version: string, code: string, releases = root()) {
  const files = {
    'browser/entry-files.json': `{"js":["shell-${version}.js"],"css":[],"views":{}}`,
    [`browser/shell-${version}.js`]: version,
    'server/render.mjs': code,
  }
  const hashes = Object.entries(files).map(([file, text]) => [file, hashOf(text)])
  await plantShell(releases, { version, integrity: Object.fromEntries(hashes) })
  const folder = join(releases, '.shell', version)
  for (const part of ['browser', 'server']) await mkdir(join(folder, part))
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
}

const live = async () => JSON.parse(await readFile(await liveFile(root()), 'utf8'))

async function promoteShell(version: string, more: Partial<RegisteredRemote> = {}) {
  const next = { ...(await live()), shell: { live: version, versions: [version], ...more } }
  await makeLive(root(), next)
}

function hostUrl() {
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`
}

/** Starts a storefront whose releases are on that host. */
async function open(more: Record<string, string> = {}) {
  const defaults = { PROVIDER_URL: 'http://127.0.0.1:1', RENDER_BUDGET_MS: '10000' }
  const env = { ...defaults, RELEASES_DIR: root(), REMOTES_URL: hostUrl(), ...more }
  const storefront = await createStorefront(readConfig(env))
  close = storefront.close
  const visit = async () => (await storefront.app.request('/flights')).text()
  const { app, admit } = storefront
  return { visit, app, admit }
}

test('logs and counts a page by its part of the site, without the rest of its address', async () => {
  files = hosted
  const { app } = await open({ METRICS: 'on' })
  const addresses = ['/', '/flights/results?from=CUN', '/ana@example.com', '/ana.com']
  for (const address of addresses) await app.request(address)
  const page = { requestId: expect.any(String), method: 'GET', ms: expect.any(Number), status: 200 }
  expect(vi.mocked(log.info).mock.calls.filter(([, text]) => text === 'request')).toEqual(
    ['/', '/flights/*', '/*', '/*'].map((route) => [{ ...page, route }, 'request']),
  )
  expect(await (await app.request('/metrics')).text()).toMatch(
    /^http_requests_total\{.*route="\/\*",status="200",ok="true",app="flights"\} 1$/m,
  )
})

test('reserves the first segment of each of its own addresses', async () => {
  const all = { STATUS_PAGE: 'on', METRICS: 'on', EMBEDDED_PROVIDER: 'on' }
  const { app } = await open(all)
  const first = app.routes.map(({ path }) => path.split('/')[1] ?? '')
  // Leaves out `:file`, which has a dot: a mount has none.
  const own = [...new Set(first)].filter((segment) => !/^(\*|:file|$)/.test(segment))
  expect(own.sort()).toEqual(reservedMounts)
})

test('switches the shell and its canary without a restart and serves files of every version', async () => {
  files = hosted
  for (const version of ['2.0.0', '3.0.0.draft']) await publishShell(version, bundle)
  const { app, visit } = await open()
  expect(await visit()).toContain('shell-1.0.0.js')
  const switches: [shown: string, ...Parameters<typeof promoteShell>][] = [
    ['2.0.0', '2.0.0'],
    ['1.0.0', '1.0.0'],
    ['2.0.0', '1.0.0', { canary: { version: '2.0.0', percent: 100 } }],
    ['1.0.0', '1.0.0', { canary: { version: '2.0.0', percent: 0 } }],
  ]
  for (const [shown, ...promoted] of switches) {
    await promoteShell(...promoted)
    await expect.poll(visit).toContain(`shell-${shown}.js`)
    expect(await visit()).toContain('[flights/routes]')
    for (const version of ['1.0.0', '2.0.0'])
      expect(await (await app.request(`/assets/shell-${version}.js`)).text()).toBe(version)
  }
  expect((await app.request('/assets/shell-3.0.0.draft.js')).status).toBe(404)
})

test('fetches a live shell from the store before it answers 404 for its files', async () => {
  files = hosted
  const store = storeFolder()
  const { app } = await open({ RELEASE_STORE: store })
  await publishShell('2.0.0', bundle, store)
  // Another storefront may have made a page of it already.
  await promoteShell('2.0.0')
  const file = await app.request('/assets/shell-2.0.0.js')
  expect([file.status, await file.text()]).toEqual([200, '2.0.0'])
})

test('copies a shell again whose copy was cut off', async () => {
  files = hosted
  const store = storeFolder()
  const { visit } = await open({ RELEASE_STORE: store })
  await publishShell('2.0.0', bundle, store)
  await mkdir(join(root(), '.shell/2.0.0'))
  await writeFile(join(root(), '.shell/2.0.0/shell.json'), '')
  await promoteShell('2.0.0')
  await expect.poll(visit).toContain('shell-2.0.0.js')
})

test.each([
  ['cannot render', 'throw new Error("broken")', '', {}],
  ['was altered', bundle, ' // altered', {}],
  ['has another description', bundle, '', { descriptions: { '2.0.0': 'sha256-a' } }],
])(
  'keeps the current shell and reports the next one if that %s',
  async (_, code, altered, more) => {
    files = hosted
    await publishShell('2.0.0', code)
    await appendFile(join(root(), '.shell/2.0.0/server/render.mjs'), altered)
    const { app, visit } = await open()
    await promoteShell('2.0.0', more)
    const reasons = async () => {
      await visit()
      return (await app.request('/readyz')).text()
    }
    await expect.poll(reasons).toContain('shell 2.0.0 cannot be opened.')
    expect(await visit()).toContain('shell-1.0.0.js')
  },
)

test('renders a public page once for all visitors, and answers 304 to its etag', async () => {
  // This provider has no revision of its catalogue.
  files = { ...hosted, '/api/v1': '' }
  const { app } = await open({ PAGE_CACHE_SECONDS: '60', PROVIDER_URL: hostUrl() })
  const get = (accepted = '', query = '') =>
    app.request(`/flights${query}`, { headers: { 'accept-encoding': accepted } })
  const first = await get()
  const html = await first.text()
  files = hosted
  const [advertised, brotli, gzip] = [
    await get('', '?utm_source=mail&gclid=x1'),
    await get('gzip, deflate, br'),
    await get('gzip, br;q=0'),
  ]
  for (const { headers } of [first, advertised, brotli, gzip]) {
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-if-error=600')
    expect(headers.get('surrogate-key')).toMatch(/^shell@1\.0\.0 flights@1\.0\.0/)
    expect(headers.get('vary')).toBe('accept-encoding')
    expect(headers.get('content-security-policy')).toContain("'sha256-")
    expect(headers.has('set-cookie')).toBe(false)
  }
  expect(await advertised.text()).toBe(html)
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(String(brotliDecompressSync(await brotli.arrayBuffer()))).toBe(html)
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(String(gunzipSync(await gzip.arrayBuffer()))).toBe(html)
  const etag = first.headers.get('etag') ?? ''
  const known = await app.request('/flights', { headers: { 'if-none-match': etag } })
  expect([known.status, await known.text()]).toEqual([304, ''])
})

test('caches pages, except on another date, with a canary or for a booking, until a release or the catalogue changes', async () => {
  files = { ...hosted, ...provider }
  const { app } = await open({ PROVIDER_URL: hostUrl(), METRICS: 'on' })
  const cacheControl = async (path: string, cookie = '') =>
    (await app.request(path, { headers: { cookie } })).headers.get('cache-control')
  const tags = async () => (await app.request('/flights')).headers.get('surrogate-key')
  expect(await cacheControl('/flights')).toContain('s-maxage')
  await expect.poll(tags).toBe('shell@1.0.0 flights@1.0.0 catalogue@7')
  files = { ...files, '/api/v1/catalogue/revision': '{"revision":8}' }
  await expect.poll(tags).toBe('shell@1.0.0 flights@1.0.0 catalogue@8')
  expect(await cacheControl('/flights/%73uccess?booking=AB12')).toBe('no-store')
  const etag = (await app.request('/flights')).headers.get('etag') ?? ''
  // On this offset the date differs from Cancún's, which is five hours behind UTC.
  const hour = new Date().getUTCHours()
  const offset = hour >= 5 && hour < 12 ? -12 * 60 : 14 * 60
  expect(await cacheControl('/flights', `${utcOffsetCookie}=${offset}`)).toBe('private, no-cache')

  const registry = await live()
  registry.remotes.flights.canary = { version: '1.0.0', percent: 50 }
  await makeLive(root(), registry)
  await expect.poll(() => cacheControl('/flights')).toBe('private, no-cache')
  // Both versions need figures.
  const next = await app.request('/flights?from=CUN')
  expect(await next.text()).toContain('"isMeasured":true')
  // After a 304 a CDN would go on serving its older copy of the page.
  const asCdn = { headers: { 'if-none-match': etag } }
  expect((await app.request('/flights', asCdn)).status).toBe(200)

  delete registry.remotes.flights
  await makeLive(root(), registry)
  await expect.poll(async () => (await app.request('/flights')).text()).not.toContain('[flights/')
})

test('a preview is never cached, shown to others or indexed', async () => {
  files = { ...hosted, ...provider }
  const PREVIEW_KEY = 'a key that is long enough to sign with'
  const { app, visit } = await open({ PROVIDER_URL: hostUrl(), PREVIEW_KEY })
  const expiresAt = new Date(Date.now() + 3_600_000)
  const link = await previewLink({ versions: {}, expiresAt }, 'http://localhost', PREVIEW_KEY)
  const live = await visit()
  expect(live).not.toContain('previewUntil')

  const preview = async (path: string, cookie = '') => {
    const answer = await app.request(path, { headers: { cookie, 'if-none-match': '*' } })
    expect(answer.headers.get('cache-control'), path).toBe('no-store')
    expect(answer.headers.get('x-robots-tag'), path).toBe('noindex')
    expect(answer.headers.has('etag'), path).toBe(false)
    return { html: await answer.text(), cookie: answer.headers.getSetCookie()[0]?.split(';')[0] }
  }
  const shown = await preview(link.replace('http://localhost/', '/flights'))
  expect(shown.html).toContain('"previewUntil":"')
  expect((await preview('/flights', shown.cookie)).html).toContain('"previewUntil":"')
  expect((await preview('/flights?preview=forged')).html).toContain('"previewUntil":null')
  expect(await visit()).toBe(live)
})

test('takes host, protocol and caller from a trusted proxy', async () => {
  files = hosted
  const { app } = await open({ TRUST_PROXY: 'on', PUBLIC_URL: 'https://shop.example' })
  const save = (address: string) =>
    app.request('/session/travellers/flight', {
      method: 'PUT',
      body: JSON.stringify({ key: 'AM0451', travellers: [] }),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'x-forwarded-host': 'shop.example',
      },
    })
  expect((await save('203.0.113.9')).headers.get('set-cookie')).toContain('Secure')
  for (let n = 1; n < 30; n++) expect((await save('203.0.113.9')).status).toBe(204)
  expect((await save('203.0.113.9')).status).toBe(429)
  expect((await save('198.51.100.7')).status).toBe(204)
})

test('serves pages while Redis is away, and reports it', async () => {
  files = hosted
  const DRAFTS_KEY = 'a key that all storefronts are given'
  const { app, visit } = await open({ REDIS_URL: 'redis://127.0.0.1:9', DRAFTS_KEY })
  expect(await visit()).toContain('flights/routes')
  expect(await (await app.request('/readyz')).json()).toEqual({
    status: 'degraded',
    reasons: ['Redis does not answer.'],
  })
})

test('shows its status while the registry cannot be read', async () => {
  files = hosted
  const { app } = await open({ STATUS_PAGE: 'on' })
  await rm(join(root(), '.registry'), { recursive: true })
  await writeFile(join(root(), '.registry'), '')
  const answer = await app.request('/_status')
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toContain('<th scope="row">flights</th>')
  expect(text).toMatch(/<h2>History<\/h2>\s*<p>Cannot be read now\.<\/p>/)
})

test('serves no server build and no source map of a release, however the path is written', async () => {
  const { app } = await open()
  const [remote, assets] = [join(root(), 'flights/1.0.0'), join(root(), '.shell/1.0.0/browser')]
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

test('gives other sites the live manifest of a remote with the address of its files', async () => {
  files = hosted
  const { app } = await open()
  const address = `${hostUrl()}/flights/1.0.0`
  const live = await app.request('/remotes/flights/mf-manifest.json')
  expect(live.headers.get('cache-control')).toBe('no-cache')
  const at = (publicPath: string) => ({ id: 'flights', metaData: { name: 'flights', publicPath } })
  expect(await live.json()).toEqual(at(`${address}/`))
  const bundled = await app.request('/remotes/flights/host/mf-manifest.json')
  expect(await bundled.json()).toEqual(at(`${address}/host/`))
  const missing = await app.request('/remotes/yachts/mf-manifest.json')
  const gone = await app.request('/remotes/flights/0.9.0/mf-manifest.json')
  const inherited = await app.request('/remotes/constructor/mf-manifest.json')
  for (const { status } of [missing, gone, inherited]) expect(status).toBe(404)
  for (const { headers } of [live, missing, gone])
    expect(headers.get('access-control-allow-origin')).toBe('*')
})

test('logs a request that fails with its id', async () => {
  files = { ...hosted, 'mf-manifest.json': 'altered' }
  const { app } = await open()
  const headers = { 'x-request-id': 'edge-7' }
  const answer = await app.request('/remotes/flights/mf-manifest.json', { headers })
  expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error'])
  const fields = { requestId: 'edge-7', error: expect.any(Error) }
  expect(log.error).toHaveBeenCalledWith(fields, 'a request failed')
})

test('answers 421 to another host on every path but the health check', async () => {
  files = hosted
  const { app } = await open()
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/api/v1/tours', '/favicon.svg'])
    expect((await app.request(`http://evil.example${path}`)).status, path).toBe(421)
  expect((await app.request('http://10.0.0.7:3000/healthz')).status).toBe(200)
})

/** Resolves when `count` renders wait for the provider. */
const rendering = (count: number) =>
  expect.poll(() => hanging.filter(({ req }) => req.url === '/api/v1').length).toBe(count)

test('answers 503 with Retry-After past the cap: the stale page, or a small text', async () => {
  // This provider has no revision of its catalogue.
  const answering = { ...hosted, '/api/v1': '' }
  files = answering
  const limits = { MAX_RENDERS: '1', PAGE_CACHE_SECONDS: '0.05' }
  const { app } = await open({ PROVIDER_URL: hostUrl(), ...limits })
  expect((await app.request('/flights')).status).toBe(200)
  await pause(100)
  files = hosted
  const slow = app.request('/flights?slow')
  await rendering(1)
  const [known, unknown] = [await app.request('/flights'), await app.request('/flights?other')]
  for (const answer of [known, unknown])
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await known.text()).toContain('[flights/routes]')
  const small = await unknown.text()
  expect(small).toContain('Many visitors are here at once.')
  expect(small.length).toBeLessThan(500)
  files = answering
  for (const waiting of hanging) waiting.end()
  expect((await slow).status).toBe(200)
  expect((await app.request('/flights?other')).status).toBe(200)
})

test('limits renders and cache look-ups separately, half of each per address, and refuses more before any work', async () => {
  // This provider has no revision of its catalogue.
  files = { ...hosted, '/api/v1': '' }
  const limits = { MAX_RENDERS: '2', PAGE_CACHE_SECONDS: '600' }
  const { app, admit } = await open({ PROVIDER_URL: hostUrl(), TRUST_PROXY: 'on', ...limits })
  const [ana, ben, cem] = ['203.0.113.9', '198.51.100.7', '198.51.100.8']
  const visit = (path: string, address: string) =>
    app.request(path, { headers: { 'x-forwarded-for': address } })
  const isRefused = (url: string, method = 'GET') => {
    const headers = { 'x-forwarded-for': cem }
    const request = new IncomingMessage(new Socket())
    return admit(Object.assign(request, { method, url, headers })) instanceof Response
  }
  expect((await visit('/flights', ana)).status).toBe(200)
  expect(isRefused('/flights?other')).toBe(false)
  files = hosted
  const slow = [visit('/flights?1', ana)]
  await rendering(1)
  expect((await visit('/flights?2', ana)).status).toBe(503)
  slow.push(visit('/flights?2', ben))
  await rendering(2)
  for (const page of ['/', '/flights?other', '/flights/some-page?of=it.png'])
    expect(isRefused(page), page).toBe(true)
  for (const other of ['/api/v1/hotels', '/favicon.svg', '/assets/x.js', '/flights?utm_source=x'])
    expect(isRefused(other), other).toBe(false)
  expect(isRefused('/flights?other', 'POST')).toBe(false)

  const lookUps = Array.from({ length: 9 }, () => visit('/flights', ana))
  const another = visit('/flights', cem)
  const statuses = await Promise.all(lookUps.map(async (page) => (await page).status))
  expect(statuses.filter((status) => status === 503)).toHaveLength(1)
  expect((await another).status).toBe(200)
  for (const waiting of hanging) waiting.end()
  for (const page of slow) expect((await page).status).toBe(200)
})
