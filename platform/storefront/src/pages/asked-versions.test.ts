import { previewLink } from '@storefront/releases'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ownAddresses, type SiteEnv } from '../callers/own-addresses.ts'
import { readConfig } from '../config.ts'
import { askedPreview } from './page-versions.ts'

const key = 'a key that is long enough to sign with'
const versions = { flights: '1.1.0-pr42-abc1234' }
const site = 'http://localhost'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

async function tokenOf(hours: number): Promise<string> {
  const link = await previewLink({ versions, expiresAt: inHours(hours) }, site, key)
  return new URL(link).searchParams.get('preview') ?? ''
}

async function load(path: string, cookie = '', withKey: string | null = key) {
  const app = new Hono<SiteEnv>()
    .use(ownAddresses(readConfig({ PROVIDER_URL: 'http://127.0.0.1:1' })))
    .get('*', async (c) => c.json(await askedPreview(c, withKey)))
  const response = await app.request(`${site}${path}`, { headers: { cookie } })
  const [line = ''] = response.headers.getSetCookie()
  const asked = (await response.json()) as { versions: object } | 'over' | null
  return { asked, line, cookie: line.split(';')[0] ?? '' }
}

test('a link counts for this page and the next ones, and ends when it is emptied', async () => {
  const token = await tokenOf(1)
  const first = await load(`/?preview=${token}`)
  expect(first.asked).toMatchObject({ versions })
  expect(first.line).toMatch(/^preview=.*; Path=\/; HttpOnly; SameSite=Lax$/)
  const next = await load('/flights', first.cookie)
  expect(next).toMatchObject({ asked: { versions }, line: '' })
  const last = await load('/?preview=', first.cookie)
  expect(last.asked).toBeNull()
  expect(last.line).toMatch(/^preview=; Max-Age=0/)
})

test.each([
  ['an expired link', async () => [`/?preview=${await tokenOf(-1)}`, '']],
  ['an expired cookie', async () => ['/flights', `preview=${await tokenOf(-1)}`]],
  ['a forged link', async () => [`/?preview=${await tokenOf(1)}x`, '']],
  [
    'a forged link over a good one',
    async () => ['/?preview=forged', `preview=${await tokenOf(1)}`],
  ],
])('%s is over, and is said once', async (_, ask) => {
  const [path = '', cookie = ''] = await ask()
  const { asked, line } = await load(path, cookie)
  expect(asked).toBe('over')
  if (cookie) expect(line).toMatch(/^preview=; Max-Age=0/)
})

test('without a key, and without a link, nothing is asked and nothing is set', async () => {
  const token = await tokenOf(1)
  for (const [path, cookie, withKey] of [
    ['/', '', key],
    [`/?preview=${token}`, `preview=${token}`, null],
  ] as const)
    expect(await load(path, cookie, withKey)).toEqual({ asked: null, line: '', cookie: '' })
})
