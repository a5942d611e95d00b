import { Hono } from 'hono'
import type { BookingDeps } from '../bookings/deps.ts'
import { limitBody } from '../http/read-request.ts'
import { notFound } from '../http/refusal.ts'
import { paymentEventKilobytes } from '../limits.ts'
import { applyEvent } from '../payments/apply-event.ts'

/** POST /webhooks/{gateway}: signed payment events. Only these and look-ups at the gateway confirm a booking. */
export function webhookRoutes(deps: BookingDeps) {
  return new Hono().post(
    '/webhooks/:gateway',
    limitBody(paymentEventKilobytes),
    async (context) => {
      if (context.req.param('gateway') !== deps.gateway.name) throw notFound('gateway')
      const event = deps.gateway.readEvent(await context.req.text(), context.req.raw.headers)
      if (event === null) return context.json({ received: true, outcome: 'unused' })
      return context.json({ received: true, outcome: await applyEvent(deps, event) })
    },
  )
}
