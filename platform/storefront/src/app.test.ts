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
const hashesOf = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, integrityOf(Buffer.from(text))]),
  )
const built = {
  'entry.js': '',
  'server/server.mjs': code,
  'mf-manifest.json': manifest,
  'host/mf-manifest.json': manifest,
}
const { release } = plantedRelease('flights', '1.0.0')
const described = { ...release, server: 'server/server.mjs', integrity: hashesOf(built) }
/** Files of a release, and a provider without a revision of its catalogue. */
const hosted = {
  ...built,
  'release.json': JSON.stringify(described),
  '/api/v1': '',
  '/api/v1/catalogue/revision': '{}',
}
/** The same with a provider that hangs, so that no page is rendered. */
const { '/api/v1': _, ...hangingProvider } = hosted

let files: Partial<typeof hosted> = {}
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
  files = hosted
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
  await plantShell(releases, { version, integrity: hashesOf(files) })
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
  const urls = { PROVIDER_URL: hostUrl(), REMOTES_URL: hostUrl(), RELEASES_DIR: root() }
  const config = readConfig({ RENDER_BUDGET_MS: '10000', ...urls, ...more })
  const { app, admit, close: end } = await createStorefront(config)
  close = end
  return { app, admit, visit: async () => (await app.request('/flights')).text() }
}

test('logs and counts a page by its part of the site, without the rest of its address', async () => {
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
  const { app } = await open({ STATUS_PAGE: 'on', METRICS: 'on', EMBEDDED_PROVIDER: 'on' })
  const first = app.routes.map(({ path }) => path.split('/')[1] ?? '')
  // Leaves out `:file`, which has a dot: a mount has none.
  const own = [...new Set(first)].filter((segment) => !/^(\*|:file|$)/.test(segment))
  expect(own.sort()).toEqual(reservedMounts)
})

test('switches the shell and its canary without a restart and serves files of every version', async () => {
  for (const version of ['2.0.0', '3.0.0.draft']) await publishShell(version, bundle)
  const { app, visit } = await open()
  const switches: [shown: string, live: string, percent: number][] = [
    ['1.0.0', '1.0.0', 0],
    ['2.0.0', '2.0.0', 0],
    ['2.0.0', '1.0.0', 100],
  ]
  for (const [shown, version, percent] of switches) {
    await promoteShell(version, { canary: { version: '2.0.0', percent } })
    await expect.poll(visit).toContain(`shell-${shown}.js`)
    expect(await visit()).toContain('[flights/routes]')
    for (const served of ['1.0.0', '2.0.0']) {
      const asset = await app.request(`/assets/shell-${served}.js`)
      expect(await asset.text()).toBe(served)
      expect(Object.fromEntries(asset.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        vary: 'accept-encoding',
      })
    }
  }
  expect((await app.request('/assets/shell-3.0.0.draft.js')).status).toBe(404)
})

test('fetches a live shell from the store before it answers 404 for its files, and again if a copy was cut off', async () => {
  const store = storeFolder()
  const { app, visit } = await open({ RELEASE_STORE: store })
  for (const version of ['2.0.0', '3.0.0']) await publishShell(version, bundle, store)
  // Another storefront may have made a page of it already.
  await promoteShell('2.0.0')
  const file = await app.request('/assets/shell-2.0.0.js')
  expect([file.status, await file.text()]).toEqual([200, '2.0.0'])
  await mkdir(join(root(), '.shell/3.0.0'))
  await writeFile(join(root(), '.shell/3.0.0/shell.json'), '')
  await promoteShell('3.0.0')
  await expect.poll(visit).toContain('shell-3.0.0.js')
})

test('keeps the current shell and reports the next one if it cannot render, was altered or has another description', async () => {
  const { app, visit } = await open()
  const reasons = async () => (await visit()) && (await app.request('/readyz')).text()
  for (const [version, code, altered, more] of [
    ['2.0.0', 'throw new Error("broken")', '', {}],
    ['3.0.0', bundle, ' // altered', {}],
    ['4.0.0', bundle, '', { descriptions: { '4.0.0': 'sha256-a' } }],
  ] as const) {
    await publishShell(version, code)
    await appendFile(join(root(), `.shell/${version}/server/render.mjs`), altered)
    await promoteShell(version, more)
    await expect.poll(reasons).toContain(`shell ${version} cannot be opened.`)
    expect(await visit()).toContain('shell-1.0.0.js')
  }
})

test('renders a public page once for all visitors, and answers 304 to its etag', async () => {
  const { app } = await open({ PAGE_CACHE_SECONDS: '60' })
  const get = async (accepted: string, encoding: string | null, query = '') => {
    const answer = await app.request(`/flights${query}`, {
      headers: { 'accept-encoding': accepted },
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=600',
      'surrogate-key': expect.stringMatching(/^shell@1\.0\.0 flights@1\.0\.0/),
      'content-security-policy': expect.stringContaining("'sha256-"),
      vary: 'accept-encoding',
    })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.has('set-cookie')).toBe(false)
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { bytes, etag: answer.headers.get('etag') ?? '' }
  }
  const { bytes, etag } = await get('', null)
  files = hangingProvider
  const html = String(bytes)
  expect(String((await get('', null, '?utm_source=mail&gclid=x1')).bytes)).toBe(html)
  expect(String(brotliDecompressSync((await get('gzip, br', 'br')).bytes))).toBe(html)
  expect(String(gunzipSync((await get('gzip, br;q=0', 'gzip')).bytes))).toBe(html)
  const known = await app.request('/flights', { headers: { 'if-none-match': etag } })
  expect([known.status, await known.text()]).toEqual([304, ''])
})

test('caches pages, except on another date, with a canary or for a booking, until a release or the catalogue changes', async () => {
  files = { ...hosted, '/api/v1/catalogue/revision': '{"revision":7}' }
  const { app, visit } = await open({ METRICS: 'on' })
  const header = async (name: string, path = '/flights', cookie = '') =>
    (await app.request(path, { headers: { cookie } })).headers.get(name)
  const tags = () => header('surrogate-key')
  expect(await header('cache-control')).toContain('s-maxage')
  await expect.poll(tags).toBe('shell@1.0.0 flights@1.0.0 catalogue@7')
  files = { ...files, '/api/v1/catalogue/revision': '{"revision":8}' }
  await expect.poll(tags).toBe('shell@1.0.0 flights@1.0.0 catalogue@8')
  expect(await header('cache-control', '/flights/%73uccess?booking=AB12')).toBe('no-store')
  const etag = (await header('etag')) ?? ''
  // On this offset the date differs from Cancún's, which is five hours behind UTC.
  const hour = new Date().getUTCHours()
  const offset = `${utcOffsetCookie}=${hour >= 5 && hour < 12 ? -12 * 60 : 14 * 60}`
  expect(await header('cache-control', '/flights', offset)).toBe('private, no-cache')

  const registry = await live()
  registry.remotes.flights.canary = { version: '1.0.0', percent: 50 }
  await makeLive(root(), registry)
  await expect.poll(() => header('cache-control')).toBe('private, no-cache')
  // Both versions need figures.
  const next = await app.request('/flights?from=CUN')
  expect(await next.text()).toContain('"isMeasured":true')
  // After a 304 a CDN would go on serving its older copy of the page.
  const asCdn = { headers: { 'if-none-match': etag } }
  expect((await app.request('/flights', asCdn)).status).toBe(200)

  delete registry.remotes.flights
  await makeLive(root(), registry)
  await expect.poll(visit).not.toContain('[flights/')
})

test('a preview is never cached, shown to others or indexed', async () => {
  const PREVIEW_KEY = 'a key that is long enough to sign with'
  const { app, visit } = await open({ PREVIEW_KEY })
  const expiresAt = new Date(Date.now() + 3_600_000)
  const link = await previewLink({ versions: {}, expiresAt }, 'http://localhost', PREVIEW_KEY)
  const live = await visit()
  expect(live).not.toContain('previewUntil')

  const preview = async (path: string, cookie = '') => {
    const answer = await app.request(path, { headers: { cookie, 'if-none-match': '*' } })
    const { headers } = answer
    const seen = ['cache-control', 'x-robots-tag', 'etag'].map((name) => headers.get(name))
    expect(seen, path).toEqual(['no-store', 'noindex', null])
    return { html: await answer.text(), cookie: headers.getSetCookie()[0]?.split(';')[0] }
  }
  const shown = await preview(link.replace('http://localhost/', '/flights'))
  expect(shown.html).toContain('"previewUntil":"')
  expect((await preview('/flights', shown.cookie)).html).toContain('"previewUntil":"')
  expect((await preview('/flights?preview=forged')).html).toContain('"previewUntil":null')
  expect(await visit()).toBe(live)
})

test('limits what a caller saves by the address that a trusted proxy names', async () => {
  const { app } = await open({ TRUST_PROXY: 'on' })
  const save = async (address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const init = { method: 'PUT', body: '{"key":"AM0451","travellers":[]}', headers }
    return (await app.request('/session/travellers/flight', init)).status
  }
  const statuses = await Promise.all(Array.from({ length: 31 }, () => save('203.0.113.9')))
  expect(statuses.toSorted()).toEqual([...Array(30).fill(204), 429])
  expect(await save('198.51.100.7')).toBe(204)
})

test('serves pages and its status while Redis and the registry are away, and reports both', async () => {
  const DRAFTS_KEY = 'a key that all storefronts are given'
  const away = { REDIS_URL: 'redis://127.0.0.1:9', DRAFTS_KEY, STATUS_PAGE: 'on' }
  const { app, visit } = await open(away)
  await rm(join(root(), '.registry'), { recursive: true })
  await writeFile(join(root(), '.registry'), '')
  expect(await visit()).toContain('flights/routes')
  expect(await (await app.request('/readyz')).json()).toEqual({
    status: 'degraded',
    reasons: [expect.stringMatching(/^the registry: /), 'Redis does not answer.'],
  })
  const status = await (await app.request('/_status')).text()
  expect(status).toContain('<th scope="row">flights</th>')
  expect(status).toMatch(/<h2>History<\/h2>\s*<p>Cannot be read now\.<\/p>/)
})

test('serves no server build and no source map of a release, however the path is written', async () => {
  const { app } = await open()
  const status = async (path: string) => (await app.request(path)).status
  for (const [base, folder, hidden] of [
    ['/remotes/flights/1.0.0', 'flights/1.0.0', ['server/server.mjs', 'maps/entry.js.map']],
    ['/assets', '.shell/1.0.0/browser', ['maps/shell.js.map']],
  ] as const) {
    for (const file of ['entry.js', ...hidden]) {
      const path = join(root(), folder, file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, code)
    }
    expect(await status(`${base}/entry.js`)).toBe(200)
    for (const before of ['', '/', 'x/%2e%2e/', '%2e/'])
      for (const file of hidden) expect(await status(`${base}/${before}${file}`), before).toBe(404)
  }
})

test('gives other sites the live manifest of a remote with the address of its files, or 404', async () => {
  const { app } = await open()
  const read = (remote: string) => app.request(`/remotes/${remote}/mf-manifest.json`)
  for (const folder of ['', '/host']) {
    const live = await read(`flights${folder}`)
    const publicPath = `${hostUrl()}/flights/1.0.0${folder}/`
    expect(await live.json()).toEqual({ id: 'flights', metaData: { name: 'flights', publicPath } })
    expect(live.headers.get('cache-control')).toBe('no-cache')
  }
  for (const missing of ['yachts', 'flights/0.9.0', 'constructor']) {
    const { status, headers } = await read(missing)
    expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*'])
  }
})

test('answers 421 to another host on every path but the health check', async () => {
  const { app } = await open()
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/api/v1/tours', '/favicon.svg'])
    expect((await app.request(`http://evil.example${path}`)).status, path).toBe(421)
  expect((await app.request('http://10.0.0.7:3000/healthz')).status).toBe(200)
})

/** Resolves when `count` renders wait for the provider. */
const rendering = (count: number) =>
  expect.poll(() => hanging.filter(({ req }) => req.url === '/api/v1').length).toBe(count)

test('past the cap, half of it per address, answers 503 with the stale page or a small text, and refuses more before any work', async () => {
  const limits = { MAX_RENDERS: '2', PAGE_CACHE_SECONDS: '0.05', TRUST_PROXY: 'on' }
  const { app, admit } = await open(limits)
  const [ana, ben, cem] = ['203.0.113.9', '198.51.100.7', '198.51.100.8']
  const visit = (path: string, address: string) =>
    app.request(path, { headers: { 'x-forwarded-for': address } })
  const isRefused = (url: string, method = 'GET') => {
    const headers = { 'x-forwarded-for': cem }
    const request = new IncomingMessage(new Socket())
    return admit(Object.assign(request, { method, url, headers })) instanceof Response
  }
  const busyText = async (path: string, address: string) => {
    const answer = await visit(path, address)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    return answer.text()
  }
  const small = /^.{0,500}Many visitors are here at once\..{0,500}$/s
  expect((await visit('/flights', ana)).status).toBe(200)
  await pause(100)
  expect(isRefused('/flights?other')).toBe(false)
  files = hangingProvider
  const slow = [visit('/flights?1', ana)]
  await rendering(1)
  expect(await busyText('/flights?2', ana)).toMatch(small)
  slow.push(visit('/flights?2', ben))
  await rendering(2)
  expect(await busyText('/flights', cem)).toContain('[flights/routes]')
  expect(await busyText('/flights?other', cem)).toMatch(small)
  for (const page of ['/', '/flights?other', '/flights/some-page?of=it.png'])
    expect(isRefused(page), page).toBe(true)
  for (const other of ['/api/v1/hotels', '/favicon.svg', '/assets/x.js', '/flights?utm_source=x'])
    expect(isRefused(other), other).toBe(false)
  expect(isRefused('/flights?other', 'POST')).toBe(false)

  files = hosted
  for (const waiting of hanging) waiting.end()
  for (const page of slow) expect((await page).status).toBe(200)
  expect((await visit('/flights?other', cem)).status).toBe(200)
})
