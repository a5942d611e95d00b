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

test.each([
  ['a version that the registry does not know', 'https%3A%2F%2Fevil.example', overriding],
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
  ['a forged link with a cookie', async () => ['/?preview=x', `preview=${await tokenOf(1)}`]],
])('ends the preview of %s, and says so once', async (_, ask) => {
  const [path = '', cookie = ''] = await ask()
  const { versions, previewUntil, lines } = await load(path, { cookie })
  expect([versions, previewUntil]).toEqual([live, null])
  expect(lines).toEqual(cookie ? [expect.stringMatching(/^preview=; Max-Age=0/)] : [])
})

test.each([
  ['https://shop.example', true],
  [site, false],
])(
  'replaces a visitor number that this server did not sign; under %s its cookie is Secure: %s',
  async (origin, isSecure) => {
    const registry = registryAt(50)
    for (const cookie of ['visitor=ana', `visitor=${'a'.repeat(9000)}`]) {
      const { cookies, lines } = await load('/', { registry, cookie, origin })
      expect(cookies).toMatch(/^visitor=[\w-]{16}\.[^;]+$/)
      expect(/; *Secure/i.test(lines[0] ?? '')).toBe(isSecure)
      expect((await load('/', { registry, cookie: cookies })).lines).toEqual([])
    }
  },
)

const visitors = Array.from({ length: 2000 }, (_, n) => `visitor-${n}`)

test('gives a canary to about its share of the visitors, one of the shell to other visitors', () => {
  const registry = { ...registryAt(5), shell: withCanary(5) }
  const ofFlights = visitors.filter((one) => versionsFor(registry, one).flights === '1.1.0')
  const ofShell = visitors.filter((one) => shellVersionFor(registry, one) === '1.1.0')
  for (const { length } of [ofFlights, ofShell]) {
    expect(length / visitors.length).toBeGreaterThan(0.035)
    expect(length / visitors.length).toBeLessThan(0.065)
  }
  expect(ofShell).not.toEqual(ofFlights)
  expect(versionsFor(registryAt(100), null)).toEqual(live)
  expect(shellVersionFor(calm, 'a')).toBeNull()
  const registries = [registry, { ...registry, remotes: {} }, calm]
  expect(registries.map(hasCanary)).toEqual([true, true, false])
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
