import { connectRedis } from '@storefront/server'
import { Hono } from 'hono'
import RedisMock from 'ioredis-mock'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SiteEnv } from './callers/own-addresses.ts'
import { log } from './operations/log.ts'
import { type DraftOptions, travellerDrafts } from './traveller-drafts.ts'

const secret = 'a key that all storefronts are given'
const redis = new RedisMock()

beforeEach(() => redis.flushall())
afterEach(() => void vi.useRealTimers())

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

function open(shared: DraftOptions['redis'] = null, origin = 'http://localhost:3000') {
  return new Hono<SiteEnv>()
    .use(async (c, next) => {
      c.set('origin', origin)
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

describe.each([
  ['memory', null],
  ['Redis', redis],
])('kept in %s', (_, shared) => {
  test('what a visitor typed comes back to the same visitor and the same selection only', async () => {
    const app = open(shared)
    const saved = await put(app)
    expect(saved.status).toBe(204)
    expect(saved.headers.get('set-cookie')).toMatch(/HttpOnly/)
    const cookie = cookieOf(saved)
    const read = (key: string, headers: Record<string, string>) =>
      app.request(`/flight?key=${key}`, { headers })
    expect(await (await read('AM0451', { cookie })).json()).toEqual({ travellers })
    expect((await read('AM0999', { cookie })).status).toBe(204)
    expect((await read('AM0451', {})).status).toBe(204)
    expect((await read('AM0451', { cookie: 'travellers=guessed' })).status).toBe(204)
  })

  test('a visitor with a forged cookie gets a new one', async () => {
    const app = open(shared)
    const saved = await put(app, { cookie: 'travellers=chosen' })
    expect(saved.headers.get('set-cookie')).not.toContain('chosen')
    expect((await put(app, { cookie: cookieOf(saved) })).headers.get('set-cookie')).toBeNull()
    const signed = cookieOf(saved).split('.').at(-1)
    expect(
      (await put(app, { cookie: `travellers=chosen.${signed}` })).headers.get('set-cookie'),
    ).not.toBeNull()
  })

  test('it is forgotten after 40 minutes, and when the visitor is done', async () => {
    vi.useFakeTimers()
    const app = open(shared)
    const cookie = cookieOf(await put(app))
    const read = () => app.request('/flight?key=AM0451', { headers: { cookie } })
    vi.advanceTimersByTime(39 * 60_000)
    expect((await read()).status).toBe(200)
    vi.advanceTimersByTime(2 * 60_000)
    expect((await read()).status).toBe(204)
    await put(app, { cookie })
    await app.request('/flight?key=AM0451', { method: 'DELETE', headers: { cookie } })
    expect((await read()).status).toBe(204)
  })

  test('of two selections in two tabs each keeps its own, and the end of one forgets only that', async () => {
    const app = open(shared)
    const cookie = cookieOf(await put(app))
    const eva = [{ ...traveller, firstName: 'Eva' }]
    await put(app, { cookie }, { key: 'AM0999', travellers: eva })
    const read = (key: string) => app.request(`/flight?key=${key}`, { headers: { cookie } })
    expect(await (await read('AM0451')).json()).toEqual({ travellers })
    await app.request('/flight?key=AM0451', { method: 'DELETE', headers: { cookie } })
    expect((await read('AM0451')).status).toBe(204)
    expect(await (await read('AM0999')).json()).toEqual({ travellers: eva })
  })

  test('an address that keeps saving gets 429, others do not', async () => {
    const app = open(shared)
    const from = async (address: string) => (await put(app, { 'x-forwarded-for': address })).status
    for (let n = 0; n < 30; n++) expect(await from('203.0.113.9')).toBe(204)
    expect(await from('203.0.113.9')).toBe(429)
    expect(await from('198.51.100.7')).toBe(204)
  })
})

test('what a visitor typed at one storefront is found at another, and forgotten at both', async () => {
  const [one, other] = [open(redis), open(redis)]
  const headers = { cookie: cookieOf(await put(one)) }
  const read = () => other.request('/flight?key=AM0451', { headers })
  expect(await (await read()).json()).toEqual({ travellers })
  expect((await put(other, headers)).headers.get('set-cookie')).toBeNull()
  await one.request('/flight?key=AM0451', { method: 'DELETE', headers })
  expect((await read()).status).toBe(204)
})

test('Redis holds a draft for 40 minutes, and nothing that can be read', async () => {
  await put(open(redis))
  const [place = ''] = await redis.keys('travellers:*')
  expect(await redis.pttl(place)).toBeGreaterThan(39 * 60_000)
  expect(await redis.pttl(place)).toBeLessThanOrEqual(40 * 60_000)
  const held = `${place} ${await redis.get(place)}`
  const decoded = held.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
  for (const typed of ['Ruiz', 'G1234567', '1990-02-03', 'ana@example.com', 'AM0451'])
    expect(held + decoded).not.toContain(typed)
})

test('a draft that is copied to another visitor in Redis is not shown', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  const app = open(redis)
  await put(app)
  const [anas = ''] = await redis.keys('travellers:*')
  const cookie = cookieOf(await put(app, { 'x-forwarded-for': '198.51.100.7' }))
  const [other = ''] = (await redis.keys('travellers:*')).filter((place) => place !== anas)
  await redis.set(other, (await redis.get(anas)) ?? '')
  expect((await app.request('/flight?key=AM0451', { headers: { cookie } })).status).toBe(503)
  expect(warned).toHaveBeenCalledOnce()
})

test('while Redis is away a draft is neither kept nor found, and an address that keeps saving waits', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
  // Nobody listens there.
  const lost = await connectRedis('redis://127.0.0.1:9', 'storefront', log)
  if (!lost) throw new Error('There is no connection.')
  const app = open(lost)
  const cookie = cookieOf(await put(open(redis)))
  expect((await put(app)).status).toBe(503)
  const read = await app.request('/flight?key=AM0451', { headers: { cookie } })
  expect([read.status, read.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(JSON.stringify(warned.mock.calls)).not.toContain(cookie.slice(11, 30))
  for (let n = 1; n < 30; n++) await put(app)
  expect((await put(app)).status).toBe(429)
  lost.disconnect()
})

test.each([
  ['https://shop.example', true],
  ['http://localhost:3000', false],
])('under %s the cookie travels over https only: %s', async (origin, isSecure) => {
  const saved = await put(open(null, origin))
  expect(/; *Secure/i.test(saved.headers.get('set-cookie') ?? '')).toBe(isSecure)
})

test('nothing of it is stored by a cache', async () => {
  expect((await put(open())).headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['no key', { travellers }],
  ['no list', { key: 'a', travellers: 'Ana' }],
  ['no object', 'Ana'],
  ['a traveller who is none', { key: 'a', travellers: [{ ...traveller, dob: 7 }] }],
  ['a name without end', { key: 'a', travellers: [{ ...traveller, firstName: 'x'.repeat(201) }] }],
  ['a key without end', { key: 'x'.repeat(1001), travellers }],
  ['51 travellers', { key: 'a', travellers: Array.from({ length: 51 }, () => traveller) }],
])('a body with %s is refused', async (_what, body) => {
  expect((await put(open(), {}, body)).status).toBe(400)
})

test('an oversized body and a product that does not exist are refused', async () => {
  const app = open()
  const huge = { key: 'a', travellers: ['x'.repeat(70_000)] }
  expect((await put(app, {}, huge)).status).toBe(413)
  expect((await app.request('/yacht')).status).toBe(404)
})

test('seven hundred drafts as large as they may be take the memory that all may take', async () => {
  const app = open()
  const large = { ...traveller, firstName: 'x'.repeat(200), lastName: '海'.repeat(200) }
  const body = { key: 'a', travellers: Array.from({ length: 50 }, () => large) }
  const first = cookieOf(await put(app, { 'x-forwarded-for': '198.51.100.1' }, body))
  let last = ''
  for (let n = 0; n < 700; n++) {
    const saved = await put(app, { 'x-forwarded-for': `203.0.113.${n % 250}` }, body)
    if (saved.status === 204) last = cookieOf(saved)
  }
  const read = (cookie: string) => app.request('/flight?key=a', { headers: { cookie } })
  expect((await read(first)).status).toBe(204)
  expect((await read(last)).status).toBe(200)
})
