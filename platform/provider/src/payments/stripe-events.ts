import { written } from '@storefront/contract/wire'
import Stripe from 'stripe'
import * as v from 'valibot'
import { eventToleranceSeconds } from '../times.ts'
import { notOfGateway, type PaymentEvent } from './gateway.ts'

const checkoutEvents: Record<string, PaymentEvent['type']> = {
  'checkout.session.completed': 'succeeded',
  'checkout.session.async_payment_succeeded': 'succeeded',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
}

const checkoutEvent = v.object({
  id: written(255),
  type: v.string(),
  data: v.object({
    object: v.object({
      id: written(255),
      client_reference_id: v.pipe(v.string(), v.uuid()),
      amount_total: v.pipe(v.number(), v.integer()),
      currency: v.string(),
      payment_status: v.string(),
    }),
  }),
})

/** Parses an event; null for unused types and for sessions that are not ours. */
export function paymentEvent(event: unknown): PaymentEvent | null {
  const read = v.safeParse(checkoutEvent, event)
  const type = read.success && checkoutEvents[read.output.type]
  if (!type) return null
  const session = read.output.data.object
  // Completed, but not yet paid: another event follows.
  if (type === 'succeeded' && session.payment_status !== 'paid') return null
  return {
    id: read.output.id,
    type,
    sessionId: session.id,
    bookingId: session.client_reference_id,
    amountCents: session.amount_total,
    currency: session.currency.toUpperCase(),
  }
}

/** Throws Refusal 400 unless Stripe signed this body within five minutes. */
export function verified(body: string, header: string | null, secret: string, now: Date): unknown {
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header ?? '') ?? []
  if (Number(seconds) - now.getTime() / 1000 > eventToleranceSeconds) throw notOfGateway()
  try {
    return Stripe.webhooks.constructEvent(
      body,
      header ?? '',
      secret,
      eventToleranceSeconds,
      undefined,
      now.getTime(),
    )
  } catch {
    throw notOfGateway()
  }
}
