import { randomUUID } from 'node:crypto'
import { contactMessage } from '@storefront/contract/wire'
import { Hono, type MiddlewareHandler } from 'hono'
import type { BookingDeps } from '../bookings/deps.ts'
import { contactMessages } from '../database/booking-tables.ts'
import { limitBody, readBody } from '../http/read-request.ts'
import { contactKilobytes } from '../limits.ts'

/** GET /map-url, POST /contact/send, GET /contact/status. */
export function contactRoutes(
  { db, settings, now }: BookingDeps,
  limits: { calls: MiddlewareHandler; messages: MiddlewareHandler },
) {
  return new Hono()
    .get('/map-url', (context) =>
      context.json({ url: settings.mapUrl }, 200, { 'cache-control': 'public, max-age=60' }),
    )
    .get('/contact/status', (context) =>
      context.json({ available: true }, 200, { 'cache-control': 'no-cache' }),
    )
    .post(
      '/contact/send',
      limits.calls,
      limitBody(contactKilobytes),
      limits.messages,
      async (context) => {
        const message = await readBody(context, contactMessage)
        await db.insert(contactMessages).values({
          ...message,
          id: randomUUID(),
          receivedAt: now(),
        })
        return context.json({ status: 'received' }, 200, { 'cache-control': 'no-store' })
      },
    )
}
