import { randomUUID } from 'node:crypto'
import { contactMessage } from '@storefront/contract/wire'
import { Hono, type MiddlewareHandler } from 'hono'
import type { BookingDesk } from '../bookings/desk.ts'
import { contactMessages } from '../database/booking-tables.ts'
import { checked, limitBody, readJson } from '../http/read-request.ts'
import { contactKilobytes } from '../limits.ts'

/** GET /map-url, POST /contact/send, GET /contact/status. `limits` refuse a visitor who writes too often or too much. */
export function contactRoutes(
  { db, settings, now }: BookingDesk,
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
        const json = await readJson(context)
        const answer = () =>
          context.json({ status: 'received' }, 200, { 'cache-control': 'no-store' })
        // A field that people do not see (honeypot); a program that fills it in gets the usual answer.
        if (isFilled(json, 'website')) return answer()
        const message = checked(contactMessage, json, 'The message is not valid.')
        await db.insert(contactMessages).values({
          ...message,
          id: randomUUID(),
          name: oneLine(message.name),
          phone: oneLine(message.phone),
          subject: oneLine(message.subject),
          receivedAt: now(),
        })
        return answer()
      },
    )
}

function isFilled(json: unknown, field: string): boolean {
  if (typeof json !== 'object' || json === null) return false
  const value: unknown = Reflect.get(json, field)
  return value !== undefined && value !== null && value !== ''
}

/** Without line breaks and other control characters: these fields end up in the head of a mail. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
