import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { expireHolds } from '../bookings/expire.ts'
import { bookingStatuses, isTransition } from '../bookings/status.ts'
import { bookings, bookingTransitions, stock } from '../database/booking-tables.ts'
import { paymentEvents, payments } from '../database/payment-tables.ts'
import { createProviderCrypto } from '../provider-crypto.ts'
import { bookingOf, bookSeat, decide, post, type Seat, sessionOf } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { stockProblems } from '../testing/stock-check.ts'
import { sign } from './signature.ts'

describe('payment events', () => {
  const bench = useProvider()
  const app = () => bench.provider.app

  async function checkout(seat?: Seat) {
    const { body } = await bookSeat(app(), seat)
    const booking = await bookingOf(bench.db, body)
    return { booking, sessionId: sessionOf({ body }), redirectUrl: body.redirect_url as string }
  }

  type Booked = Awaited<ReturnType<typeof checkout>>

  function event(booked: Booked, type: string, changes: object = {}) {
    const { id: bookingId, amountCents } = booked.booking
    const about = { sessionId: booked.sessionId, bookingId, amountCents, currency: 'USD' }
    return JSON.stringify({ id: randomUUID(), type, ...about, ...changes })
  }

  function send(body: string, signature?: string | null) {
    const key = createProviderCrypto(bench.settings.secret ?? '').sandboxKey
    const value = signature === undefined ? sign(body, key, bench.provider.deps.now()) : signature
    return post(
      app(),
      '/webhooks/sandbox',
      body,
      value === null ? {} : { 'sandbox-signature': value },
    )
  }

  const statusOf = async ({ booking }: Booked) => (await bookingOf(bench.db, booking)).status

  test('forged, unsigned, altered, old and early events change nothing', async () => {
    const booked = await checkout()
    const body = event(booked, 'succeeded')
    const key = createProviderCrypto(bench.settings.secret ?? '').sandboxKey
    const now = bench.provider.deps.now()
    const shifted = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    const good = sign(body, key, now)
    const forgeries: [string, string | null][] = [
      [body, null],
      [body, 't=0,v1='],
      [body, sign(body, 'another key', now)],
      [body.replace('succeeded', 'expired'), good],
      [body, good.replace(/t=\d+/, (t) => `t=${Number(t.slice(2)) + 1}`)],
      [body, sign(body, key, shifted(-301))],
      [body, sign(body, key, shifted(301))],
      [body, `${good},v1=${'0'.repeat(64)}`],
    ]
    for (const [sent, signature] of forgeries) {
      const answer = await send(sent, signature)
      expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_signature'])
    }
    expect(await statusOf(booked)).toBe('pending_payment')
    expect(await bench.db.$count(paymentEvents)).toBe(0)

    expect((await send(body, sign(body, key, shifted(-299)))).status).toBe(200)
    expect(await statusOf(booked)).toBe('confirmed')
  })

  test('an event that is sent twenty times is applied once', async () => {
    const booked = await checkout()
    const body = event(booked, 'succeeded')
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)))
    const outcomes = answers.map((answer) => answer.body.outcome).toSorted()
    expect(outcomes).toEqual(['confirmed', ...Array(19).fill('duplicate')])
    expect(await stockProblems(bench.db)).toEqual([])
  })

  test.each([
    [['succeeded', 'failed', 'expired']],
    [['failed', 'succeeded', 'expired']],
    [['expired', 'failed', 'succeeded']],
  ])('%j events confirm a booking in this order too', async (order) => {
    const booked = await checkout()
    for (const type of order) expect((await send(event(booked, type))).status).toBe(200)
    expect(await statusOf(booked)).toBe('confirmed')
    const ofBooking = eq(payments.bookingId, booked.booking.id)
    const paid = await bench.db.select().from(payments).where(ofBooking)
    expect(paid.map(({ status }) => status)).toEqual(['succeeded'])
    expect(await stockProblems(bench.db)).toEqual([])
  })

  test('malformed events, and those for an unknown booking or another gateway, change nothing', async () => {
    const booked = await checkout()
    const malformed = [
      'null',
      '{',
      event(booked, 'refunded'),
      event(booked, 'succeeded', { amountCents: '1' }),
      event(booked, 'succeeded', { sessionId: 'a\0b' }),
      event(booked, 'succeeded', { bookingId: 'none' }),
    ]
    for (const body of malformed) expect([body, (await send(body)).status]).toEqual([body, 400])
    const unknown = event(booked, 'succeeded', { bookingId: randomUUID() })
    expect((await send(unknown)).body.outcome).toBe('unknown_booking')
    expect((await post(app(), '/webhooks/stripe', unknown)).status).toBe(404)
    expect(await statusOf(booked)).toBe('pending_payment')
  })

  test('the payment page refuses a decision from another site, and keeps the first of its own', async () => {
    const booked = await checkout()
    const { pathname } = new URL(booked.redirectUrl)
    const body = new URLSearchParams({ decision: 'paid' })
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await app().request(pathname, { method: 'POST', headers, body })).status).toBe(403)
    expect(await statusOf(booked)).toBe('pending_payment')
    const declined = await decide(app(), booked.redirectUrl, 'declined')
    expect(await decide(app(), booked.redirectUrl, 'paid')).toEqual(declined)
    expect(await statusOf(booked)).toBe('payment_failed')
    const page = await app().request(pathname)
    expect(await page.text()).toContain('This payment page has closed')
  })

  describe('a hold that ended', () => {
    const flight = { day: '2027-01-20', to: 'SEA' }
    afterEach(() => bench.later(0))

    test('closes its payment page before, frees its seat, and a late payment takes the seat again', async () => {
      const booked = await checkout({ ...flight, day: '2027-01-21' })
      bench.later(34)
      const { location } = await decide(app(), booked.redirectUrl, 'paid')
      expect(location).toBe(new URL(booked.redirectUrl).pathname)
      expect(await statusOf(booked)).toBe('pending_payment')
      bench.later(36)
      expect(await expireHolds(bench.db, bench.provider.deps.now())).toBeGreaterThan(0)
      expect(await statusOf(booked)).toBe('expired')
      expect((await send(event(booked, 'succeeded'))).body.outcome).toBe('confirmed')
      expect(await statusOf(booked)).toBe('confirmed')
    })

    test('gives its seat to the next client before the sweeper runs, and a late payment becomes refund_due', async () => {
      const early = await checkout(flight)
      const isDay = eq(stock.day, flight.day)
      await bench.db.update(stock).set({ capacity: 1 }).where(isDay)
      bench.later(36)
      const next = await checkout(flight)
      expect(await statusOf(early)).toBe('expired')
      expect((await send(event(early, 'succeeded'))).body.outcome).toBe('refund_due')
      expect([await statusOf(early), await statusOf(next)]).toEqual([
        'refund_due',
        'pending_payment',
      ])
      expect(await stockProblems(bench.db)).toEqual([])
    })
  })

  test('the database refuses illegal statuses and changed quotes or amounts', async () => {
    const allowed = await bench.db.select().from(bookingTransitions)
    const inDatabase = allowed.map(({ fromStatus, toStatus }) => `${fromStatus} > ${toStatus}`)
    const inCode = bookingStatuses.flatMap((from) =>
      bookingStatuses.filter((to) => isTransition(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(inDatabase.toSorted()).toEqual(inCode.toSorted())

    const { booking } = await checkout()
    const { db } = bench
    const set = (values: Partial<typeof bookings.$inferInsert>) =>
      db.update(bookings).set(values).where(eq(bookings.id, booking.id))
    const changes = [
      set({ status: 'refunded', holdExpiresAt: null }),
      set({ amountCents: 1 }),
      set({ quote: { ...booking.quote, title: 'x' } }),
      set({ holdExpiresAt: null }),
      db.update(payments).set({ amountCents: 1 }),
      db.update(stock).set({ sold: 100_000 }),
      db.update(stock).set({ held: -1 }),
    ]
    for (const change of changes) await expect(change).rejects.toHaveProperty('cause.code', '23514')
  })
})
