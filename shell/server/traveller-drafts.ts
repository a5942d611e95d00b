import { randomBytes } from 'node:crypto'
import { products } from '@storefront/contract'
import { limitRate } from '@storefront/server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { SiteEnv } from './callers/own-addresses.ts'

/** As long as a payment page may take, in ms; then what was typed is forgotten. */
const lifetimeMs = 40 * 60 * 1000

/** All drafts together, in bytes; past them the oldest is forgotten. */
const budgetBytes = 32 * 1024 * 1024

/** One draft, in bytes: 50 travellers who fill every field. */
const draftBytes = 64 * 1024

const savesPerMinute = 30

const cookieName = 'travellers'

const field = v.pipe(v.string(), v.maxLength(200))
const draft = v.object({
  key: v.pipe(v.string(), v.maxLength(1000)),
  travellers: v.pipe(
    v.array(
      v.object({
        firstName: field,
        lastName: field,
        email: field,
        phoneNumber: field,
        dob: field,
        nationality: field,
        passportNumber: field,
        passportExpiry: field,
      }),
    ),
    v.maxLength(50),
  ),
})

/**
 * Keeps what a visitor typed while they are on the payment page, so that "Try again" finds the form intact without
 * passports or birth dates in any browser storage: in this process's memory only, under a signed HttpOnly cookie, for
 * 40 minutes (docs/decisions/0006). `trustProxy`: whether a front before this server says who calls.
 */
export function travellerDrafts({ trustProxy }: { trustProxy: boolean }): Hono<SiteEnv> {
  const secret = randomBytes(32).toString('hex')
  const drafts = new LRUCache<string, { key: string; json: string }>({
    ttl: lifetimeMs,
    // The library keeps the clock it finds when it is imported; a test turns this one.
    perf: Date,
    maxSize: budgetBytes,
    // Text takes two bytes a character as soon as one of them is not Latin.
    sizeCalculation: ({ key, json }) => 2 * (key.length + json.length),
  })
  const app = new Hono<SiteEnv>()

  app.use('/:product', async (c, next) => {
    c.header('cache-control', 'no-store')
    const product = c.req.param('product')
    if (!(products as readonly string[]).includes(product))
      return c.json({ error: { code: 'not_found', message: 'No such product.' } }, 404)
    await next()
  })

  app.get('/:product', async (c) => {
    const visitor = await getSignedCookie(c, secret, cookieName)
    const kept = drafts.get(`${visitor} ${c.req.param('product')}`)
    if (!visitor || !kept || kept.key !== c.req.query('key')) return c.body(null, 204)
    return c.body(`{"travellers":${kept.json}}`, 200, { 'content-type': 'application/json' })
  })

  app.put(
    '/:product',
    limitRate(savesPerMinute, trustProxy),
    bodyLimit({ maxSize: draftBytes }),
    async (c) => {
      if (!c.req.header('content-type')?.startsWith('application/json')) return c.body(null, 415)
      const read = v.safeParse(draft, await c.req.json().catch(() => null), { abortEarly: true })
      if (!read.success) return c.body(null, 400)
      const { key, travellers } = read.output
      let visitor = await getSignedCookie(c, secret, cookieName)
      if (!visitor) {
        visitor = randomBytes(24).toString('base64url')
        await setSignedCookie(c, cookieName, visitor, secret, {
          httpOnly: true,
          sameSite: 'Lax',
          secure: c.get('origin').startsWith('https:'),
          path: '/session/travellers',
        })
      }
      drafts.set(`${visitor} ${c.req.param('product')}`, { key, json: JSON.stringify(travellers) })
      return c.body(null, 204)
    },
  )

  app.delete('/:product', async (c) => {
    const visitor = await getSignedCookie(c, secret, cookieName)
    drafts.delete(`${visitor} ${c.req.param('product')}`)
    return c.body(null, 204)
  })

  return app
}
