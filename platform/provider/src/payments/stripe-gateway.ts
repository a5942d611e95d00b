import Stripe from 'stripe'
import {
  type PaymentGateway,
  type PaymentOrder,
  type SessionState,
  SessionTooShortError,
} from './gateway.ts'
import { paymentEvent, verified } from './stripe-events.ts'

export type StripeAccess = {
  /** "sk_live_…", or a restricted key for Checkout Sessions and Refunds. */
  secretKey: string
  /** "whsec_…" of the webhook endpoint. */
  webhookSecret: string
}

/**
 * Card payments on Stripe Checkout. Idempotency keys contain the booking's id, so that retries never open two pages
 * or refund twice.
 */
export function createStripeGateway(
  { secretKey, webhookSecret }: StripeAccess,
  now: () => Date,
  config: Stripe.StripeConfig = {},
): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    // With one retry, shorter than a visitor waits.
    timeout: 5_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...config,
  })
  const retrieve = (sessionId: string) =>
    stripe.checkout.sessions.retrieve(sessionId).catch(nullWhenMissing)

  return {
    name: 'stripe',
    async createSession(order) {
      const session = await stripe.checkout.sessions
        .create(sessionParams(order), {
          idempotencyKey: `session:${order.bookingId}:${order.pageNumber}`,
        })
        .catch(tellTooShort)
      if (!session.url) throw new Error('Stripe answered a session without an address')
      return { sessionId: session.id, redirectUrl: session.url }
    },
    async findSession(sessionId) {
      const session = await retrieve(sessionId)
      return session && stateOf(session)
    },
    async closeSession(sessionId) {
      await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
        // The session has ended or is unknown, and the look-up tells which.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
      const session = await retrieve(sessionId)
      return session && stateOf(session)
    },
    async refund({ sessionId, bookingId, amountCents }) {
      const session = await retrieve(sessionId)
      const payment = session?.payment_intent
      if (!payment) throw new Error('Stripe knows no payment of this session')
      const paymentId = typeof payment === 'string' ? payment : payment.id
      // Refunds are listed first: a repeated creation returns its first response, even if the refund has since ended.
      const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 })
      // Somebody may have refunded by hand what Stripe had refused.
      const succeeded = data.filter(({ status }) => status === 'succeeded')
      if (succeeded.reduce((sum, { amount }) => sum + amount, 0) >= amountCents) return 'done'
      const known = data.find((refund) => refund.metadata?.booking_id === bookingId)
      const refund =
        known ??
        (await stripe.refunds.create(
          {
            payment_intent: paymentId,
            amount: amountCents,
            metadata: { booking_id: bookingId },
          },
          { idempotencyKey: `refund:${bookingId}` },
        ))
      if (refund.status === 'succeeded') return 'done'
      return refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : 'pending'
    },
    readEvent(body, headers) {
      return paymentEvent(verified(body, headers.get('stripe-signature'), webhookSecret, now()))
    },
  }
}

function sessionParams(order: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { booking_id: order.bookingId, reference: order.reference }
  return {
    mode: 'payment',
    client_reference_id: order.bookingId,
    metadata,
    payment_intent_data: { metadata, description: order.reference },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amountCents,
          product_data: {
            name: order.title,
            ...(order.details.length > 0 ? { description: order.details.join(' · ') } : {}),
          },
        },
      },
    ],
    success_url: order.successUrl,
    cancel_url: order.leftUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
  }
}

function stateOf(session: Stripe.Checkout.Session): SessionState {
  const amount = {
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  }
  if (session.status === 'expired') return { status: 'expired', ...amount }
  return { status: session.payment_status === 'paid' ? 'succeeded' : 'open', ...amount }
}

/** Throws SessionTooShortError if the page would close in less than half an hour, which Stripe refuses. */
function tellTooShort(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'expires_at') {
    throw new SessionTooShortError('too late for a payment page', { cause: error })
  }
  throw error
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) {
    return null
  }
  throw error
}
