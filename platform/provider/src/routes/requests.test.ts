import { bookingCalls } from '@storefront/contract'
import { describe, expect, test, vi } from 'vitest'
import { bookSeat, get, post, seats, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'

describe('every call', () => {
  const bench = useProvider()
  const app = () => bench.provider.app
  const body = seats('2026-12-10')
  const posts = ['/bookings/create-checkout', '/bookings/whatsapp']

  test.each(posts)('%s refuses invalid JSON, invalid bodies and large bodies', async (path) => {
    expect(await post(app(), path, '{"flight_id":')).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_json' } },
    })
    expect(await post(app(), path, `"${'x'.repeat(300_000)}"`)).toMatchObject({
      status: 413,
      body: { error: { code: 'body_too_large' } },
    })
    for (const odd of ['null', '[]', '7', '"text"', '{}', '{"__proto__":{"a":1}}']) {
      expect((await post(app(), path, odd)).status).toBe(400)
    }
    const named = { 'content-type': 'application/json; charset=utf-8' }
    expect((await post(app(), path, body, named)).status).toBe(201)
  })

  test('answers 404 as JSON to an unknown path, and 404 to /metrics when METRICS is off', async () => {
    expect(await get(app(), '/nothing')).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    })
    expect((await app().request('/metrics')).status).toBe(404)
  })

  test('returns the request’s id, sets security headers, and allows no other origin by default', async () => {
    const sent = { 'x-request-id': 'edge-7', origin: 'https://evil.example' }
    const { headers } = await app().request('/api/v1/page/home', { headers: sent })
    expect(headers.get('x-request-id')).toBe('edge-7')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  const calls = Object.values(bookingCalls).flatMap((ways) => Object.values(ways))
  test.each([...calls, '/contact/send'])(
    '%s refuses forms, and does not allow a null origin',
    async (path) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await post(app(), path, body, form)).status).toBe(415)
      const { headers } = await post(app(), path, {}, { origin: 'null' })
      expect(headers.has('access-control-allow-origin')).toBe(false)
    },
  )

  test('ignores fields that only the provider sets', async () => {
    const extra = `"status":"confirmed","price":1,"total_amount_usd":1,"__proto__":{"status":"confirmed"}`
    const sent = JSON.stringify(seats('2026-12-11')).replace('{', `{${extra},`)
    const { status, body: placed } = await post(app(), '/bookings/whatsapp', sent)
    expect([status, placed.status]).toEqual([201, 'requested'])
    expect(placed.total_amount_usd).toBeGreaterThan(1)
    expect(Object.hasOwn(Object.prototype, 'status')).toBe(false)
  })

  test('treats pasted text with invisible characters like the same text typed', async () => {
    const typed = traveller('1990-01-01', {
      phoneNumber: '+52-998-555-0142',
      passportNumber: 'G12345678',
    })
    const pasted = {
      ...typed,
      firstName: `\u200e${typed.firstName}\u00a0`,
      email: `\u200b${typed.email}`,
      phoneNumber: '\u202a+52\u2011998\u2011555\u2011٠١٤٢\u202c',
      passportNumber: 'ｇ1234\u200b5678',
    }
    const book = (passenger: object) =>
      post(app(), '/bookings/whatsapp', { ...seats('2026-12-12'), passengers: [passenger] })
    const [first, second] = [await book(typed), await book(pasted)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.reference).toBe(first.body.reference)
  })
})

describe('a provider behind a proxy, with a storefront of another origin', () => {
  const bench = useProvider({
    settings: {
      trustProxy: true,
      storefrontUrl: 'https://www.agency.example',
      corsOrigins: ['https://www.agency.example'],
      bookingsPerMinute: 10,
    },
  })

  test('uses the forwarded origin for the payment page and returns payers to the storefront', async () => {
    const { app } = bench.provider
    const headers = { 'x-forwarded-host': 'api.agency.example', 'x-forwarded-proto': 'https' }
    const { body } = await bookSeat(app, { headers })
    expect(body.redirect_url).toMatch(/^https:\/\/api\.agency\.example\/sandbox\/pay\//)
    const page = await app.request(new URL(body.redirect_url).pathname)
    expect(page.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://www.agency.example",
    )
  })

  test('keeps attempts without a key apart by caller and host', async () => {
    const book = (address: string, host: string) => {
      const headers = { 'x-forwarded-for': address, 'x-forwarded-host': host }
      return bookSeat(bench.provider.app, { name: 'Ada', headers })
    }
    const first = await book('10.0.1.1', 'evil.example')
    expect((await book('10.0.1.1', 'evil.example')).body).toEqual(first.body)
    for (const [address, host] of [
      ['10.0.1.2', 'evil.example'],
      ['10.0.1.1', 'www.agency.example'],
    ] as const) {
      const { status, body } = await book(address, host)
      expect([status, new URL(body.redirect_url).host]).toEqual([201, host])
      expect(body.reference).not.toBe(first.body.reference)
    }
  })

  test.each([
    ['/tours/whatsapp', 10],
    ['/contact/send', 5],
  ])('%s takes %i calls a minute from one address, whatever else it claims', async (path, most) => {
    const call = (address: string) =>
      post(bench.provider.app, path, {}, { 'x-forwarded-for': address })
    for (let i = 0; i < most; i++) expect((await call(`203.0.113.${i}, 10.0.0.1`)).status).toBe(400)
    const refused = await call('10.0.0.1')
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call('10.0.0.2')).status).toBe(400)
    vi.setSystemTime(Date.now() + 61_000)
    expect((await call('10.0.0.1')).status).toBe(400)
    vi.useRealTimers()
  })

  test('allows the configured origin only', async () => {
    const allowed = async (origin: string) => {
      const response = await bench.provider.app.request('/api/v1/page/home', {
        headers: { origin },
      })
      return response.headers.get('access-control-allow-origin')
    }
    expect(await allowed('https://www.agency.example')).toBe('https://www.agency.example')
    expect(await allowed('https://evil.example')).toBeNull()
    expect(await allowed('null')).toBeNull()
  })
})

describe('daily limits of one caller', () => {
  const bench = useProvider({
    settings: { trustProxy: true, requestsPerDay: 4, messagesPerDay: 2 },
  })
  const bodies: Record<string, (name: string) => object> = {
    '/bookings/whatsapp': (firstName) =>
      seats('2026-12-10', 'MIA', [traveller('1990-01-01', { firstName })]),
    '/contact/send': (name) => ({ name, email: 'ana@example.com', message: 'Hello' }),
  }
  let callers = 0
  let sent = 0

  test.each([
    ['/bookings/whatsapp', 0, 4],
    ['/bookings/whatsapp', 27_000, 2],
    ['/contact/send', 0, 2],
    ['/contact/send', 9_000, 1],
  ])('%s with %i bytes of padding is accepted %i times', async (path, padding, most) => {
    const send = async (address: string) => {
      const body = JSON.stringify(bodies[path]?.(`Guest ${++sent}`)) + ' '.repeat(padding)
      const { status } = await post(bench.provider.app, path, body, { 'x-forwarded-for': address })
      return status < 300 ? 'accepted' : status
    }
    const address = `10.1.0.${++callers}`
    for (let i = 0; i < most; i++) expect(await send(address)).toBe('accepted')
    expect(await send(address)).toBe(429)
    expect(await send(`10.2.0.${callers}`)).toBe('accepted')
  })
})
