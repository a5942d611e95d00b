import { email } from '@storefront/contract/wire'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import * as v from 'valibot'
import type { BookingDeps } from '../bookings/deps.ts'
import { eraseTraveller } from '../bookings/erase.ts'
import type { Connection } from '../database/connect.ts'
import { limitBody, readBody } from '../http/read-request.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { contactKilobytes } from '../limits.ts'
import { deadLetters, sendAgain } from '../outbox/dead-letters.ts'
import { loadCatalogue } from '../seed/load.ts'

const erasure = v.object({ reference: v.pipe(v.string(), v.trim(), v.nonEmpty()), email })

/** Calls for holders of the token: list and resend dead letters, load changed files of the catalogue, back up the embedded database, erase a traveller. */
export function operationRoutes(deps: BookingDeps, backup: Connection['backup'], token: string) {
  const { db, now, settings } = deps
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
    .post('/catalogue', async (context) => {
      const loaded = await loadCatalogue(db, settings, context.req.query('replace') === 'yes')
      await deps.catalogue.fresh()
      return context.json(loaded, loaded.catalogue === 'kept' ? 409 : 200)
    })
    .get('/backup', async (context) => {
      if (!backup) throw new Refusal(409, 'not_available', 'Back up PostgreSQL with pg_dump.')
      return context.body((await backup()).stream(), 200, { 'content-type': 'application/gzip' })
    })
    .post('/erasures', limitBody(contactKilobytes), async (context) => {
      const { reference, email } = await readBody(context, erasure)
      const erased = await eraseTraveller(deps, reference, email)
      if (!erased) throw notFound('traveller of that booking')
      settings.log.info({ reference, ...erased }, 'a person asked to be forgotten')
      return context.json(erased)
    })
}
