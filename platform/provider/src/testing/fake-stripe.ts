import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { sign } from '../payments/signature.ts'

/** Fault of the next call: no answer, status 500 or 402, or a connection that breaks once the work is done. */
export type StripeFault = 'timeout' | 500 | 402 | 'lost answer'

type Session = {
  id: string
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  amount_total: number
  currency: string
  client_reference_id: string | null
  expires_at: number
  success_url: string
  cancel_url: string
}

type Refund = {
  id: string
  payment_intent: string
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
  metadata: Record<string, string>
}

export const fakeStripeWebhookSecret = 'whsec_stand_in'

/**
 * The part of Stripe's API that we use, written from its documentation: form bodies, idempotent POSTs,
 * errors.
 */
export class FakeStripe {
  readonly sessions = new Map<string, Session>()
  readonly refunds: Refund[] = []
  /** Faults of the next calls, in order. */
  readonly faults: StripeFault[] = []
  /** Status of new refunds. */
  refundStatus: Refund['status'] = 'succeeded'
  readonly #now: () => Date
  readonly #answers = new Map<string, { params: string; status: number; body: unknown }>()
  readonly #app = new Hono()

  constructor(now: () => Date) {
    this.#now = now
    this.#app
      .post('/v1/checkout/sessions', (context) => this.#once(context, (p) => this.#open(p)))
      .post('/v1/checkout/sessions/:id/expire', (context) => {
        const session = this.sessions.get(context.req.param('id'))
        if (!session) return refuse(context, 404, 'No such session')
        if (session.status !== 'open') return refuse(context, 400, 'This session is not open.')
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
      .post('/v1/refunds', (context) => this.#once(context, (p) => this.#refund(p)))
  }

  /** Answers a request of Stripe's library. */
  readonly fetch: typeof fetch = async (url, init) => {
    const fault = this.faults.shift()
    if (fault === 'timeout') {
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    }
    if (fault === 500 || fault === 402) {
      return Response.json({ error: { type: 'api_error', message: 'Sorry' } }, { status: fault })
    }
    const answer = await this.#app.request(String(url), init)
    if (fault === 'lost answer') throw new TypeError('The connection broke.')
    return answer
  }

  /** Pays a session, as a payer does on Stripe's page. */
  pay(id: string): void {
    const paid = { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` } as const
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

  #open(params: URLSearchParams): Answer {
    const expiresAt = Number(params.get('expires_at'))
    const minutes = (expiresAt * 1000 - this.#now().getTime()) / 60_000
    if (!(minutes >= 30 && minutes <= 1440)) {
      return invalid('expires_at must be 30 minutes to 24 hours away.', 'expires_at')
    }
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const price = 'line_items[0][price_data]'
    const session: Session = {
      id,
      url: `https://checkout.stripe.example/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total:
        Number(params.get(`${price}[unit_amount]`)) * Number(params.get('line_items[0][quantity]')),
      currency: params.get(`${price}[currency]`) ?? '',
      client_reference_id: params.get('client_reference_id'),
      expires_at: expiresAt,
      success_url: params.get('success_url') ?? '',
      cancel_url: params.get('cancel_url') ?? '',
    }
    this.sessions.set(id, session)
    return { status: 200, body: session }
  }

  #refund(params: URLSearchParams): Answer {
    const intent = params.get('payment_intent') ?? ''
    const paid = [...this.sessions.values()].find((session) => session.payment_intent === intent)
    if (!paid) return invalid('No such payment_intent', 'payment_intent')
    const refund: Refund = {
      id: `re_${randomUUID()}`,
      payment_intent: intent,
      amount: Number(params.get('amount') ?? paid.amount_total),
      status: this.refundStatus,
      metadata: { booking_id: params.get('metadata[booking_id]') ?? '' },
    }
    this.refunds.push(refund)
    return { status: 200, body: refund }
  }

  /** Runs a POST once per Idempotency-Key. Failed requests are not remembered. */
  async #once(context: Context, work: (params: URLSearchParams) => Answer): Promise<Response> {
    const params = new URLSearchParams(await context.req.text())
    const key = `${context.req.path} ${context.req.header('idempotency-key')}`
    const known = this.#answers.get(key)
    if (known && known.params !== params.toString()) {
      return refuse(context, 400, 'The key came with other parameters.')
    }
    // A snapshot, so that a repeated request gets the first response.
    const { status, body } = known ?? structuredClone(work(params))
    if (!known && status === 200)
      this.#answers.set(key, { params: params.toString(), status, body })
    return context.json(body as object, status as 200)
  }
}

type Answer = { status: number; body: unknown }

const invalid = (message: string, param?: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message, param } },
})

function refuse(context: Context, status: 400 | 404, message: string) {
  return context.json(invalid(message).body as object, status)
}
