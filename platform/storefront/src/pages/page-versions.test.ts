import type { Registry } from '@storefront/contract'
import { previewLink } from '@storefront/releases'
import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../callers/own-addresses.ts'
import {
  hasCanary,
  type PageVersions,
  pageVersions,
  shellVersionFor,
  versionsFor,
} from './page-versions.ts'

const flights = { live: '1.0.0', versions: ['1.0.0', '1.1.0'] }
const withCanary = (percent: number) => ({ ...flights, canary: { version: '1.1.0', percent } })
const hotels = { live: '2.0.0', versions: ['2.0.0'] }
const calm: Registry = { revision: 1, remotes: { flights, hotels } }
const registryAt = (percent: number): Registry => ({
  ...calm,
  remotes: { flights: withCanary(percent), hotels },
})

const previewKey = 'a key that is long enough to sign with'
const site = 'http://localhost'
const settings = { allowOverrides: false, cookieKey: 'k'.repeat(32), previewKey }
const overriding = { ...settings, allowOverrides: true }

type Request = {
  cookie?: string
  registry?: Registry
  config?: Partial<Parameters<typeof pageVersions>[2]>
  origin?: string
}

/** Loads a page. Returns its versions and the cookies that it sets. */
async function load(
  path: string,
  { cookie = '', registry = calm, config = {}, origin = site }: Request = {},
) {
  const app = new Hono<SiteEnv>().get('*', async (c) => {
    c.set('origin', origin)
    return c.json(await pageVersions(c, registry, { ...settings, ...config }))
  })
  const response = await app.request(`${site}${path}`, { headers: { cookie } })
  const lines = response.headers.getSetCookie()
  const cookies = lines.map((line) => line.split(';')[0] ?? '').join('; ')
  return { ...((await response.json()) as PageVersions), cookies, lines }
}

const live = { flights: '1.0.0', hotels: '2.0.0' }

test('keeps an override for the next pages until its parameter is empty', async () => {
  const first = await load('/?remote.flights=1.1.0', { config: overriding })
  expect(first.versions.flights).toBe('1.1.0')
  const next = { config: overriding, cookie: first.cookies }
  expect((await load('/flights/results', next)).overrides).toEqual({ flights: '1.1.0' })
  expect((await load('/?remote.flights=', next)).versions.flights).toBe('1.0.0')
})

test.each([
  ['a version that the registry does not know', '9.9.9', overriding],
  ['an address', encodeURIComponent('https://evil.example/x'), overriding],
  ['an override that the server does not allow', '1.1.0', settings],
])('ignores %s', async (_, version, config) => {
  const options = { config, cookie: `remotes=flights%3D${version}` }
  const { versions, overrides } = await load(`/?remote.flights=${version}`, options)
  expect([versions, overrides]).toEqual([live, {}])
})

const previewed = { flights: '1.2.0-pr42-abc1234', hotels: '2.0.0' }

async function tokenOf(hours: number): Promise<string> {
  const expiresAt = new Date(Date.now() + hours * 3_600_000)
  const link = await previewLink({ versions: previewed, expiresAt }, site, previewKey)
  return new URL(link).searchParams.get('preview') ?? ''
}

test('gives a preview its own versions, without override or canary, until its parameter is empty', async () => {
  const registry = registryAt(100)
  const cookie = 'remotes=flights%3D1.1.0'
  const link = `/?preview=${await tokenOf(1)}`
  const first = await load(link, { registry, config: overriding, cookie })
  expect(first.versions).toEqual(previewed)
  expect(first.overrides).toEqual({ flights: '1.2.0-pr42-abc1234' })
  expect(first.lines).toEqual([
    expect.stringMatching(/^preview=.*; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  const next = await load('/flights', { cookie: first.cookies })
  expect(next).toMatchObject({ versions: previewed, previewUntil: first.previewUntil, lines: [] })
  const last = await load('/?preview=', { cookie: first.cookies })
  expect(last.versions).toEqual(live)
  expect(last).not.toHaveProperty('previewUntil')
  expect(last.lines).toEqual([expect.stringMatching(/^preview=; Max-Age=0/)])
})

test.each([
  ['an expired link', async () => [`/?preview=${await tokenOf(-1)}`, '']],
  ['an expired cookie', async () => ['/flights', `preview=${await tokenOf(-1)}`]],
  ['a forged link', async () => [`/?preview=${await tokenOf(1)}x`, '']],
  ['a forged link with a cookie', async () => ['/?preview=x', `preview=${await tokenOf(1)}`]],
])('ends the preview of %s, and says so once', async (_, ask) => {
  const [path = '', cookie = ''] = await ask()
  const { versions, previewUntil, lines } = await load(path, { cookie })
  expect([versions, previewUntil]).toEqual([live, null])
  expect(lines).toEqual(cookie ? [expect.stringMatching(/^preview=; Max-Age=0/)] : [])
})

test('has no preview without a key', async () => {
  const token = await tokenOf(1)
  const withoutKey = { cookie: `preview=${token}`, config: { previewKey: null } }
  const answer = await load(`/?preview=${token}`, withoutKey)
  expect(answer).toMatchObject({ versions: live, overrides: {}, lines: [] })
  expect(answer).not.toHaveProperty('previewUntil')
})

test('replaces a visitor number that this server did not sign', async () => {
  const registry = registryAt(50)
  for (const cookie of ['visitor=ana', `visitor=${'a'.repeat(9000)}`]) {
    const { cookies } = await load('/', { registry, cookie })
    expect(cookies).toMatch(/^visitor=[\w-]{16}\.[^;]+$/)
    expect((await load('/', { registry, cookie: cookies })).lines).toEqual([])
  }
})

test.each([
  ['https://shop.example', true],
  [site, false],
])('under %s the Secure flag of both cookies is %s', async (origin, isSecure) => {
  const options = { registry: registryAt(50), config: overriding, origin }
  const { lines } = await load('/?remote.flights=1.1.0', options)
  expect(lines.map((line) => /; *Secure/i.test(line))).toEqual([isSecure, isSecure])
})

const visitors = Array.from({ length: 2000 }, (_, n) => `visitor-${n}`)
const visitorsOf = (registry: Registry, name: string) =>
  visitors.filter((visitor) => versionsFor(registry, visitor)[name] === '1.1.0')

test('gives a canary to about its share of the visitors, and the live version to the others', () => {
  const share = visitorsOf(registryAt(5), 'flights').length / visitors.length
  expect(share).toBeGreaterThan(0.035)
  expect(share).toBeLessThan(0.065)
  expect(versionsFor(registryAt(100), null)).toEqual(live)
  expect([hasCanary(registryAt(5)), hasCanary(calm)]).toEqual([true, false])
})

test('keeps the canary of a visitor at any larger share, serves it to nobody at 0 % and to everybody at 100 %', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(fc.string(), percent, percent, (visitor, one, other) => {
      const has = (share: number) => versionsFor(registryAt(share), visitor).flights === '1.1.0'
      if (has(Math.min(one, other))) expect(has(Math.max(one, other))).toBe(true)
      expect([has(0), has(100)]).toEqual([false, true])
    }),
  )
})

test('gives a canary of the shell to other visitors than a canary of a remote', () => {
  const withShell = (percent: number) => ({ ...registryAt(percent), shell: withCanary(percent) })
  const theirs = (percent: number) =>
    visitors.filter((visitor) => shellVersionFor(withShell(percent), visitor) === '1.1.0')
  expect([theirs(0).length, theirs(100).length]).toEqual([0, visitors.length])
  expect(theirs(20)).toEqual(expect.arrayContaining(theirs(5)))
  expect(theirs(5)).not.toEqual(visitorsOf(registryAt(5), 'flights'))
  expect(shellVersionFor(calm, 'a')).toBeNull()
  expect(hasCanary({ ...withShell(5), remotes: {} })).toBe(true)
})
