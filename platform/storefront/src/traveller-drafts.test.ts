import { connectRedis } from '@storefront/server'
import { Hono } from 'hono'
import RedisMock from 'ioredis-mock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteEnv } from './callers/own-addresses.ts'
import { memoryDrafts } from './draft-store.ts'
import { log } from './operations/log.ts'
import { type DraftOptions, travellerDrafts } from './traveller-drafts.ts'

const secret = 'a key that all storefronts are given'
const redis = new RedisMock()

beforeEach(() => redis.flushall())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const traveller = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  phoneNumber: '+52 998 555 0142',
  dob: '1990-02-03',
  nationality: 'MX',
  passportNumber: 'G1234567',
  passportExpiry: '2031-01-01',
}
const travellers = [traveller]

function open(shared: DraftOptions['redis'] = null) {
  return new Hono<SiteEnv>()
    .use(async (c, next) => {
      c.set('origin', 'http://localhost:3000')
      await next()
    })
    .route('/', travellerDrafts({ trustProxy: true, redis: shared, secret }))
}

function put(app: Hono<SiteEnv>, headers: Record<string, string> = {}, body: unknown = null) {
  return app.request('/flight', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body ?? { key: 'AM0451', travellers }),
  })
}

function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

test.each([
  ['memory', null],
  ['Redis', redis],
])(
  'gives a draft in %s back to the same visitor and selection only, for 40 minutes',
  async (_, shared) => {
    vi.useFakeTimers()
    const app = open(shared)
    const other = shared ? open(shared) : app
    const saved = await put(app)
    expect([saved.status, saved.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(saved.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/)
    const cookie = cookieOf(saved)
    const eva = [{ ...traveller, firstName: 'Eva' }]
    const again = await put(other, { cookie }, { key: 'AM0999', travellers: eva })
    expect(again.headers.get('set-cookie')).toBeNull()
    const read = (key: string, headers: Record<string, string> = { cookie }) =>
      other.request(`/flight?key=${key}`, { headers })
    expect(await (await read('AM0451')).json()).toEqual({ travellers })
    expect((await read('AM0500')).status).toBe(204)
    expect((await read('AM0451', {})).status).toBe(204)
    expect((await read('AM0451', { cookie: 'travellers=guessed' })).status).toBe(204)
    await app.request('/flight?key=AM0451', { method: 'DELETE', headers: { cookie } })
    expect((await read('AM0451')).status).toBe(204)
    vi.advanceTimersByTime(39 * 60_000)
    expect(await (await read('AM0999')).json()).toEqual({ travellers: eva })
    vi.advanceTimersByTime(2 * 60_000)
    expect((await read('AM0999')).status).toBe(204)
  },
)

test('replaces a forged cookie, and knows no other product', async () => {
  const app = open()
  expect((await app.request('/yacht')).status).toBe(404)
  const saved = await put(app, { cookie: 'travellers=chosen' })
  expect(saved.headers.get('set-cookie')).not.toContain('chosen')
  const signed = cookieOf(saved).split('.').at(-1)
  const forged = await put(app, { cookie: `travellers=chosen.${signed}` })
  expect(forged.headers.get('set-cookie')).not.toBeNull()
})

test('keeps a draft in Redis encrypted, and does not show one that was copied to another visitor', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const app = open(redis)
  await put(app)
  const [anas = ''] = await redis.keys('travellers:*')
  const stored = `${anas} ${await redis.get(anas)}`
  const decoded = stored.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
  for (const typed of ['Ruiz', 'G1234567', '1990-02-03', 'ana@example.com', 'AM0451'])
    expect(stored + decoded).not.toContain(typed)
  const cookie = cookieOf(await put(app, { 'x-forwarded-for': '198.51.100.7' }))
  const [other = ''] = (await redis.keys('travellers:*')).filter((key) => key !== anas)
  await redis.set(other, (await redis.get(anas)) ?? '')
  expect((await app.request('/flight?key=AM0451', { headers: { cookie } })).status).toBe(503)
  expect(warn).toHaveBeenCalledOnce()
})

test('answers 503 while Redis is away, and still limits an address that keeps saving', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
  // A port without a server.
  const lost = await connectRedis('redis://127.0.0.1:9', 'storefront', log)
  const app = open(lost)
  const cookie = cookieOf(await put(open(redis)))
  expect((await put(app)).status).toBe(503)
  const read = await app.request('/flight?key=AM0451', { headers: { cookie } })
  expect([read.status, read.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(JSON.stringify(warn.mock.calls)).not.toContain(cookie.slice(11, 30))
  for (let n = 1; n < 30; n++) await put(app)
  expect((await put(app)).status).toBe(429)
  lost?.disconnect()
})

test.each([
  ['no key', { travellers }, 400],
  ['a long name', { key: 'a', travellers: [{ ...traveller, lastName: 'x'.repeat(201) }] }, 400],
  ['a key that is too long', { key: 'x'.repeat(1001), travellers }, 400],
  ['51 travellers', { key: 'a', travellers: Array.from({ length: 51 }, () => traveller) }, 400],
  ['70 kB', { key: 'a', travellers: ['x'.repeat(70_000)] }, 413],
])('refuses a body with %s', async (_what, body, status) => {
  expect((await put(open(), {}, body)).status).toBe(status)
})

test('bounds the memory of all drafts, and forgets the oldest', async () => {
  const drafts = memoryDrafts()
  // A draft has at most 64 kB, and a character of it takes two bytes.
  const largest = '海'.repeat(32 * 1024)
  for (let n = 0; n < 700; n++) await drafts.set(`visitor ${n}`, largest)
  expect(await drafts.get('visitor 0')).toBeNull()
  expect(await drafts.get('visitor 699')).toBe(largest)
})
