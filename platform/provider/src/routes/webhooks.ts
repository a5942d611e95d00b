import { Hono } from 'hono'
import type { BookingDesk } from '../bookings/desk.ts'
import { limitBody } from '../http/read-request.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { paymentEventKilobytes } from '../limits.ts'
import { applyEvent } from '../payments/apply-event.ts'
import { MalformedEventError, SignatureError } from '../payments/gateway.ts'

/** POST /webhooks/{gateway}: the gateway's events of how a payment ended. Only its signed events change a booking. */
export function webhookRoutes(desk: BookingDesk) {
  return new Hono().post(
    '/webhooks/:gateway',
    limitBody(paymentEventKilobytes),
    async (context) => {
      if (context.req.param('gateway') !== desk.gateway.name) throw notFound('gateway')
      const event = readEvent(desk, await context.req.text(), context.req.raw.headers)
      if (event === null) return context.json({ received: true, outcome: 'unused' })
      const outcome = await applyEvent(desk, event)
      const isAlarming = outcome === 'mismatch' || outcome === 'refund_due'
      const { type, bookingId } = event
      desk.settings.log[isAlarming ? 'error' : 'info'](
        { type, outcome, bookingId },
        'payment event',
      )
      return context.json({ received: true, outcome })
    },
  )
}

function readEvent(desk: BookingDesk, body: string, headers: Headers) {
  try {
    return desk.gateway.readEvent(body, headers)
  } catch (cause) {
    if (cause instanceof SignatureError) {
      throw new Refusal(400, 'invalid_signature', 'This is not an event of the gateway.', { cause })
    }
    if (cause instanceof MalformedEventError) {
      throw new Refusal(400, 'invalid_request', 'This event makes no sense.', { cause })
    }
    throw cause
  }
}
