import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { sign } from '../payments/signature.ts'

export const fakeStripeWebhookSecret = 'whsec_stand_in'

/**
 * The part of Stripe's API that we use, written from its documentation: form bodies, idempotent POSTs,
 * errors.
 */
export class FakeStripe {
  readonly sessions = new Map<string, Session>()
  readonly refunds: Refund[] = []
  /** Faults of the next calls, in order: status 500 or 402, or a connection that breaks once the work is done. */
  readonly faults: (500 | 402 | 'lost answer')[] = []
  /** Status of new refunds. */
  refundStatus: 'pending' | 'succeeded' = 'succeeded'
  readonly #now: () => Date
  readonly #answers = new Map<string, { params: string; body: object }>()
  readonly #app = new Hono()

  constructor(now: () => Date) {
    this.#now = now
    this.#app
      .post('/v1/checkout/sessions', (context) => this.#once(context, (p) => this.#open(p)))
      .post('/v1/checkout/sessions/:id/expire', (context) => {
        const session = this.sessions.get(context.req.param('id'))
        if (session?.status !== 'open') return refuse(context, 400, 'This session is not open.')
        session.status = 'expired'
        return context.json(session)
      })
      .get('/v1/checkout/sessions/:id', (context) => {
        const session = this.sessions.get(context.req.param('id'))
        return session ? context.json(session) : refuse(context, 404, 'No such session')
      })
      .get('/v1/refunds', (context) => {
        const intent = context.req.query('payment_intent')
        const data = this.refunds.filter((refund) => refund.payment_intent === intent)
        return context.json({ object: 'list', data, has_more: false })
      })
      .post('/v1/refunds', (context) =>
        this.#once(context, (params) => {
          const refund = newRefund(params, this.refundStatus)
          this.refunds.push(refund)
          return refund
        }),
      )
  }

  /** Answers a request of Stripe's library. */
  readonly fetch: typeof fetch = async (url, init) => {
    const fault = this.faults.shift()
    if (fault === 500 || fault === 402) {
      return Response.json({ error: { type: 'api_error', message: 'Sorry' } }, { status: fault })
    }
    const answer = await this.#app.request(String(url), init)
    if (fault === 'lost answer') throw new TypeError('The connection broke.')
    return answer
  }

  /** Pays a session, as a payer does on Stripe's page. */
  pay(id: string): void {
    const paid = { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` }
    Object.assign(this.#session(id), paid)
  }

  /** Webhook event about a session, as Stripe sends it: the body, and its signature header. */
  event(
    type: 'completed' | 'async_payment_succeeded' | 'async_payment_failed' | 'expired',
    id: string,
    changes: object = {},
  ): { body: string; signature: string } {
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: `checkout.session.${type}`,
      data: { object: { ...this.#session(id), ...changes } },
    })
    return { body, signature: sign(body, fakeStripeWebhookSecret, this.#now()) }
  }

  #session(id: string): Session {
    const session = this.sessions.get(id)
    if (!session) throw new Error(`no session ${id}`)
    return session
  }

  /** Opens a session; null if it would close too soon or too late. */
  #open(params: URLSearchParams): Session | null {
    const session = newSession(params)
    const minutes = (session.expires_at * 1000 - this.#now().getTime()) / 60_000
    if (!(minutes >= 30 && minutes <= 1440)) return null
    this.sessions.set(session.id, session)
    return session
  }

  /** Runs a POST once per Idempotency-Key. Failed requests are not remembered. */
  async #once(context: Context, work: (params: URLSearchParams) => object | null) {
    const params = await context.req.text()
    const key = `${context.req.path} ${context.req.header('idempotency-key')}`
    const known = this.#answers.get(key)
    if (known && known.params !== params) {
      return refuse(context, 400, 'The key came with other parameters.')
    }
    const body = known?.body ?? work(new URLSearchParams(params))
    if (!body) {
      return refuse(context, 400, 'It must be 30 minutes to 24 hours away.', 'expires_at')
    }
    // A snapshot, so that a repeated request gets the first response.
    this.#answers.set(key, { params, body: structuredClone(body) })
    return context.json(body)
  }
}

type Session = ReturnType<typeof newSession>
type Refund = ReturnType<typeof newRefund>

function newSession(params: URLSearchParams) {
  const id = `cs_test_${randomUUID().replaceAll('-', '')}`
  const price = 'line_items[0][price_data]'
  return {
    id,
    url: `https://checkout.stripe.example/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null as string | null,
    amount_total:
      Number(params.get(`${price}[unit_amount]`)) * Number(params.get('line_items[0][quantity]')),
    currency: params.get(`${price}[currency]`),
    client_reference_id: params.get('client_reference_id'),
    expires_at: Number(params.get('expires_at')),
    success_url: params.get('success_url'),
    cancel_url: params.get('cancel_url'),
  }
}

function newRefund(params: URLSearchParams, status: string) {
  return {
    id: `re_${randomUUID()}`,
    payment_intent: params.get('payment_intent'),
    amount: Number(params.get('amount')),
    status,
    metadata: { booking_id: params.get('metadata[booking_id]') },
  }
}

function refuse(context: Context, status: 400 | 404, message: string, param?: string) {
  return context.json({ error: { type: 'invalid_request_error', message, param } }, status)
}
