import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ownAddresses, type SiteEnv } from '../callers/own-addresses.ts'
import { readConfig } from '../config.ts'
import { type PageVersions, pageVersions } from './page-versions.ts'

const registry = {
  revision: 1,
  remotes: {
    flights: { live: '1.0.0', versions: ['1.0.0', '1.1.0'] },
    hotels: {
      live: '2.0.0',
      versions: ['2.0.0', '2.1.0'],
      canary: { version: '2.1.0', percent: 50 },
    },
  },
}

type Asked = { cookie?: string; allow?: boolean; front?: object; preview?: Record<string, string> }

const cookieKey = 'a key that all storefronts are given'

async function load(path: string, { cookie = '', allow = true, front = {}, preview }: Asked = {}) {
  const config = readConfig({ PROVIDER_URL: 'http://127.0.0.1:1', TRUST_PROXY: 'on' })
  const shown = preview ? { versions: preview, expiresAt: new Date() } : null
  const app = new Hono<SiteEnv>().use(ownAddresses(config)).get('*', async (c) => {
    const settings = { allowOverrides: allow, chaos: false, cookieKey }
    return c.json(await pageVersions(c, registry, settings, shown))
  })
  const response = await app.request(path, { headers: { cookie, ...front } })
  const lines = response.headers.getSetCookie()
  const cookies = lines.map((line) => line.split(';')[0] ?? '')
  return { ...((await response.json()) as PageVersions), cookies, lines }
}

test('an override counts for this page and the next ones, and ends when it is emptied', async () => {
  const first = await load('/?remote.flights=1.1.0')
  expect(first.versions.flights).toBe('1.1.0')
  const cookie = first.cookies.join('; ')
  expect((await load('/flights/results', { cookie })).overrides).toEqual({ flights: '1.1.0' })
  expect((await load('/?remote.flights=', { cookie })).versions.flights).toBe('1.0.0')
})

test.each(['9.9.9', 'https://evil.example/x', '../../../../shell/etc'])(
  'a version that the registry does not know is ignored: %s',
  async (version) => {
    const { versions, overrides } = await load(`/?remote.flights=${encodeURIComponent(version)}`)
    expect(versions.flights).toBe('1.0.0')
    expect(overrides).toEqual({})
  },
)

test('visitors cannot override anything where the server does not allow it', async () => {
  const { versions } = await load('/?remote.flights=1.1.0', {
    allow: false,
    cookie: 'remotes=flights@1.1.0',
  })
  expect(versions.flights).toBe('1.0.0')
})

test('a preview is its own tuple: no override, no canary, and versions that the registry does not know', async () => {
  const preview = { flights: '1.2.0-pr42-abc1234', hotels: '2.0.0' }
  const { versions, overrides, cookies } = await load('/', {
    preview,
    cookie: 'remotes=flights@1.1.0',
  })
  expect(versions).toEqual(preview)
  expect(overrides).toEqual({ flights: '1.2.0-pr42-abc1234' })
  expect(cookies).toEqual([])
})

test('a number that the server did not give, or that it gave for something else, is replaced', async () => {
  for (const cookie of ['visitor=ana', `visitor=${'a'.repeat(9000)}`]) {
    const { cookies } = await load('/', { cookie })
    expect(cookies).toEqual([expect.stringMatching(/^visitor=[\w-]{16}\./)])
    expect((await load('/', { cookie: cookies.join() })).cookies).toEqual([])
  }
})

test.each([
  ['https', true],
  ['http', false],
])('P12: over %s both cookies are Secure: %s', async (protocol, isSecure) => {
  const front = { 'x-forwarded-proto': protocol }
  const { lines } = await load('/?remote.flights=1.1.0', { front })
  expect(lines.map((line) => /; *Secure/i.test(line))).toEqual([isSecure, isSecure])
})
