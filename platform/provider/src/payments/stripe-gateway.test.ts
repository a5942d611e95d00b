import Stripe from 'stripe'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bookings } from '../database/booking-tables.ts'
import { deliverOutbox } from '../outbox/deliver.ts'
import { type Answer, bookingOf, bookSeat, cancel, post, sessionOf } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { FakeStripe, fakeStripeWebhookSecret } from '../testing/fake-stripe.ts'
import { stockProblems } from '../testing/stock-check.ts'
import { reconcile } from './reconcile.ts'
import { sign } from './signature.ts'
import { createStripeGateway } from './stripe-gateway.ts'

describe('payments by Stripe', () => {
  const now = () => bench.now()
  const stripe = new FakeStripe(now)
  const secrets = { secretKey: 'sk_test_stand_in', webhookSecret: fakeStripeWebhookSecret }
  const gateway = createStripeGateway(secrets, now, {
    httpClient: Stripe.createFetchHttpClient(stripe.fetch),
  })
  const bench = useProvider({ parts: { gateway } })
  const app = () => bench.provider.app
  afterEach(() => bench.later(0))

  const pageOf = (answer: Answer) => stripe.sessions.get(sessionOf(answer))
  const rowOf = ({ body }: Answer) => bookingOf(bench.db, body)
  const statusOf = async (answer: Answer) => (await rowOf(answer)).status
  const send = ({ body, signature }: { body: string; signature: string }) =>
    post(app(), '/webhooks/stripe', body, { 'stripe-signature': signature })

  test('opens a page with the quoted total that closes after half an hour, before the hold ends', async () => {
    const answer = await bookSeat(app())
    expect(answer.status).toBe(201)
    const [session, booking] = [pageOf(answer), await rowOf(answer)]
    expect(session).toMatchObject({
      amount_total: booking.amountCents,
      currency: 'usd',
      client_reference_id: booking.id,
      success_url: `http://localhost/flights/success?booking=${booking.reference}`,
      cancel_url: `http://localhost/api/v1/payments/${booking.id}/left`,
    })
    const closesAt = (session?.expires_at ?? 0) * 1000
    expect(closesAt - now().getTime()).toBeGreaterThanOrEqual(30 * 60_000)
    expect(closesAt).toBeLessThan(booking.holdExpiresAt?.getTime() ?? 0)
    expect((await app().request('/sandbox/pay/x')).status).toBe(404)
  })

  test('answers 503 to a checkout while Stripe is away, and books once when the request is repeated', async () => {
    const [pages, booked] = [stripe.sessions.size, await bench.db.$count(bookings)]
    const seat = { key: 'again', name: 'Patient' }
    stripe.faults.push('lost answer', 'lost answer')
    const refused = await bookSeat(app(), seat)
    expect([refused.status, refused.body.error.code]).toEqual([503, 'payment_unavailable'])
    expect(JSON.stringify(refused.body)).not.toContain('stripe')
    expect((await bookSeat(app(), seat)).status).toBe(201)
    expect(stripe.sessions.size).toBe(pages + 1)
    expect(await bench.db.$count(bookings)).toBe(booked + 1)
  })

  test('refuses a retry when too little time remains for a payment page', async () => {
    const seat = { key: 'too-late', name: 'Slow' }
    stripe.faults.push(402)
    expect((await bookSeat(app(), seat)).status).toBe(503)
    bench.later(5)
    const late = await bookSeat(app(), seat)
    expect([late.status, late.body.error.code]).toEqual([409, 'hold_expired'])
  })

  test('confirms only on an event signed by Stripe within five minutes', async () => {
    const answer = await bookSeat(app())
    stripe.pay(sessionOf(answer))
    const event = stripe.event('completed', sessionOf(answer))
    const at = (seconds: number) => new Date(now().getTime() + seconds * 1000)
    const forged: [string, string][] = [
      [event.body, sign(event.body, 'whsec_other', now())],
      [event.body, sign(event.body, fakeStripeWebhookSecret, at(-301))],
      [event.body, sign(event.body, fakeStripeWebhookSecret, at(301))],
      [`${event.body} `, event.signature],
    ]
    for (const [body, signature] of forged) {
      expect((await send({ body, signature })).body.error.code).toBe('invalid_signature')
    }
    expect(await statusOf(answer)).toBe('pending_payment')
    expect((await send(event)).body.outcome).toBe('confirmed')
  })

  test.each(['null', '[]', '7', '{}', '{'])('a signed event %s changes nothing', async (body) => {
    const { status } = await send({ body, signature: sign(body, fakeStripeWebhookSecret, now()) })
    expect([200, 400]).toContain(status)
  })

  test('reads each kind of event', async () => {
    const answer = await bookSeat(app())
    const id = sessionOf(answer)
    const outcome = async (...event: Parameters<FakeStripe['event']>) =>
      (await send(stripe.event(...event))).body.outcome
    // Completed, but not paid yet.
    expect(await outcome('completed', id)).toBe('unused')
    expect(await outcome('async_payment_failed', id)).toBe('payment_failed')
    expect(await outcome('expired', id)).toBe('expired')
    stripe.pay(id)
    expect(await outcome('completed', id, { client_reference_id: null })).toBe('unused')
    expect(await outcome('completed', id, { amount_total: 1 })).toBe('mismatch')
    expect(await outcome('completed', id, { currency: 'mxn' })).toBe('mismatch')
    expect(await outcome('async_payment_succeeded', id)).toBe('confirmed')
  })

  test('learns of a payment whose event was lost by asking Stripe', async () => {
    const [paid, expired] = [await bookSeat(app()), await bookSeat(app())]
    stripe.pay(sessionOf(paid))
    const session = pageOf(expired)
    if (session) session.status = 'expired'
    // The first look-up fails, and so does its retry by Stripe's library.
    stripe.faults.push(500, 500)
    await expect(reconcile(bench.provider.deps)).rejects.toThrow('1 payments could not')
    await reconcile(bench.provider.deps)
    expect([await statusOf(paid), await statusOf(expired)]).toEqual(['confirmed', 'expired'])
    expect(await gateway.findSession('cs_of_another_account')).toBeNull()
  })

  test('logs once that Stripe was paid another amount, and confirms nothing', async () => {
    const answer = await bookSeat(app())
    stripe.pay(sessionOf(answer))
    Object.assign(pageOf(answer) ?? {}, { amount_total: 1 })
    const error = vi.spyOn(bench.provider.deps.settings.log, 'error')
    for (const ended of [1, 0]) expect(await reconcile(bench.provider.deps)).toBe(ended)
    const { id: bookingId, status } = await rowOf(answer)
    const outcome = { type: 'succeeded', outcome: 'mismatch', bookingId }
    expect([status, error.mock.calls]).toEqual(['pending_payment', [[outcome, 'payment event']]])
    error.mockRestore()
  })

  test('closes a page that the payer leaves and frees its hold, or confirms a paid booking', async () => {
    const [left, paid] = [await bookSeat(app()), await bookSeat(app())]
    stripe.pay(sessionOf(paid))
    const leave = async (answer: Answer) => {
      const response = await app().request(new URL(pageOf(answer)?.cancel_url ?? '').pathname)
      return [response.status, new URL(response.headers.get('location') ?? '').pathname]
    }
    expect(await leave(left)).toEqual([303, '/flighs/error'])
    expect(await leave(paid)).toEqual([303, '/flights/success'])
    expect(pageOf(left)?.status).toBe('expired')
    expect([await statusOf(left), await statusOf(paid)]).toEqual(['expired', 'confirmed'])
    expect(await stockProblems(bench.db)).toEqual([])
    expect((await app().request('/api/v1/payments/nothing/left')).status).toBe(404)
  })

  describe('a payment for a booking without stock', () => {
    /** Makes a booking that is paid after it was cancelled. */
    async function owed() {
      const answer = await bookSeat(app())
      stripe.pay(sessionOf(answer))
      await cancel(bench.provider.deps, answer.body)
      expect((await send(stripe.event('completed', sessionOf(answer)))).body.outcome).toBe(
        'refund_due',
      )
      return answer
    }
    const deliver = () => deliverOutbox(bench.provider.deps)
    const refundsOf = (answer: Answer) =>
      stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${sessionOf(answer)}`)

    test('is refunded once, in full, after a failure at Stripe and a lost record', async () => {
      const answer = await owed()
      // The first call of the delivery fails, and so does its retry by Stripe's library.
      stripe.faults.push(500, 500)
      await deliver()
      expect(await statusOf(answer)).toBe('refund_due')
      const { id: bookingId, amountCents } = await rowOf(answer)
      const order = { sessionId: sessionOf(answer), bookingId, amountCents }
      await gateway.refund(order)
      await gateway.refund(order)
      bench.later(2)
      await deliver()
      expect(await statusOf(answer)).toBe('refunded')
      expect(refundsOf(answer)).toMatchObject([{ amount: amountCents }])
    })

    test('stays refund_due while Stripe’s refund is pending or failed, until one by hand', async () => {
      stripe.refundStatus = 'pending'
      const answer = await owed()
      await deliver()
      expect(await statusOf(answer)).toBe('refund_due')
      const [refund] = refundsOf(answer)
      Object.assign(refund ?? {}, { status: 'failed' })
      bench.later(4)
      await deliver()
      expect(await statusOf(answer)).toBe('refund_due')
      expect(refundsOf(answer)).toHaveLength(1)
      if (refund)
        stripe.refunds.push({ ...refund, status: 'succeeded', metadata: { booking_id: null } })
      bench.later(30)
      await deliver()
      expect(await statusOf(answer)).toBe('refunded')
    })
  })
})
