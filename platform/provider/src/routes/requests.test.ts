import { bookingCalls } from '@storefront/contract'
import { describe, expect, test } from 'vitest'
import { bookSeat, get, post, seats, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'

describe('every call', () => {
  const bench = useProvider()
  const app = () => bench.provider.app
  const calls = Object.values(bookingCalls).flatMap((ways) => Object.values(ways))
  const posts = [...calls, '/contact/send']

  test.each(posts)('%s refuses JSON with a mistake, large bodies and forms', async (path) => {
    const refused = async (body: unknown, headers?: Record<string, string>) => {
      const answer = await post(app(), path, body, headers)
      expect(answer.headers.has('access-control-allow-origin')).toBe(false)
      return [answer.status, answer.body.error.code]
    }
    expect(await refused('{"flight_id":')).toEqual([400, 'invalid_json'])
    expect(await refused('{"__proto__":{"a":1}}')).toEqual([400, 'invalid_request'])
    expect(await refused(`"${'x'.repeat(300_000)}"`)).toEqual([413, 'body_too_large'])
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
    expect(await refused({}, form)).toEqual([415, 'unsupported_media_type'])
  })

  test('answers 404 as JSON to an unknown path, and 404 to /metrics when METRICS is off', async () => {
    const { status, body } = await get(app(), '/nothing')
    expect([status, body.error.code]).toEqual([404, 'not_found'])
    expect((await app().request('/metrics')).status).toBe(404)
  })

  test('returns the request’s id, sets security headers, and allows no other origin by default', async () => {
    const sent = { 'x-request-id': 'edge-7', origin: 'https://evil.example' }
    const { headers } = await app().request('/api/v1/page/home', { headers: sent })
    expect(headers.get('vary')).toBe('accept-encoding')
    expect(headers.get('x-request-id')).toBe('edge-7')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('ignores fields that only the provider sets', async () => {
    const extra = `"status":"confirmed","price":1,"total_amount_usd":1,"__proto__":{"status":"confirmed"}`
    const sent = JSON.stringify(seats('2026-12-11')).replace('{', `{${extra},`)
    const { status, body: placed } = await post(app(), '/bookings/whatsapp', sent)
    expect([status, placed.status]).toEqual([201, 'requested'])
    expect(placed.total_amount_usd).toBeGreaterThan(1)
    expect(Object.hasOwn(Object.prototype, 'status')).toBe(false)
  })

  test('treats pasted text with invisible characters like the same text typed', async () => {
    const book = (phoneNumber: string) => {
      const passengers = [traveller('1990-01-01', { phoneNumber })]
      return post(app(), '/bookings/whatsapp', { ...seats('2026-12-12'), passengers })
    }
    const [first, second] = [await book('+52-998-555'), await book('\u202a+52\u2011998\u2011555')]
    expect([second.status, second.body.reference]).toEqual([201, first.body.reference])
  })
})

describe('a provider behind a proxy, with a storefront of another origin', () => {
  const origin = 'https://www.agency.example'
  const bench = useProvider({
    settings: {
      trustProxy: true,
      storefrontUrl: origin,
      corsOrigins: [origin],
      bookingsPerMinute: 10,
    },
  })

  test('returns payers to the storefront, and keeps attempts without a key apart by caller and host', async () => {
    const { app } = bench.provider
    const book = async (address: string, host: string) => {
      const headers = { 'x-forwarded-for': address, 'x-forwarded-host': host }
      const { body } = await bookSeat(app, { name: 'Ada', headers })
      const url = new URL(body.redirect_url)
      expect(url.host).toBe(host)
      const page = await app.request(url.pathname)
      expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${origin}`)
      return body.reference
    }
    const first = await book('10.0.1.1', 'evil.example')
    expect(await book('10.0.1.1', 'evil.example')).toBe(first)
    expect(await book('10.0.1.2', 'evil.example')).not.toBe(first)
    expect(await book('10.0.1.1', 'www.agency.example')).not.toBe(first)
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
    expect((await call('10.0.0.2')).status).toBe(400)
  })

  test.each([
    [origin, origin],
    ['https://evil.example', null],
    ['null', null],
  ])('for a page of %s allows the origin %s', async (from, allowed) => {
    const headers = { origin: from }
    const response = await bench.provider.app.request('/api/v1/page/home', { headers })
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed)
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
