import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import type { BookingDesk } from '../bookings/desk.ts'
import { deadLetters, sendAgain } from '../outbox/dead-letters.ts'

/** GET /operations/dead-letters and POST /operations/dead-letters/send-again?entry=…, for whoever has the token. */
export function operationRoutes({ db, now }: BookingDesk, token: string) {
  return new Hono()
    .use(bearerAuth({ token }))
    .use(async (context, next) => {
      await next()
      context.header('cache-control', 'no-store')
    })
    .get('/dead-letters', async (context) => context.json({ data: await deadLetters(db) }))
    .post('/dead-letters/send-again', async (context) =>
      context.json({ sent_again: await sendAgain(db, context.req.query('entry') ?? null, now()) }),
    )
}
