import { createHash, randomBytes } from 'node:crypto'
import { products } from '@storefront/contract'
import { type TravellerRecord, travellerRecord } from '@storefront/contract/wire'
import { limitRate, type Redis } from '@storefront/server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { SiteEnv } from './callers/own-addresses.ts'
import { memoryDrafts } from './draft-store.ts'
import { log } from './operations/log.ts'
import { draftsCookie, ownCookie } from './own-cookies.ts'
import { redisDrafts } from './redis-drafts.ts'

export type DraftOptions = {
  trustProxy: boolean
  redis: Redis | null
  /** Signs the cookie and encrypts drafts. */
  secret: string
}

/** Maximum size of a draft in bytes, for 50 complete travellers. */
const draftBytes = 64 * 1024

const savesPerMinute = 30

/** Storage key of a draft: the visitor's random number, the product and a hash of the selection. */
const placeOf = (visitor: string, product: string, key: string) =>
  `${visitor} ${product} ${createHash('sha256').update(key).digest('base64url')}`

const fields = Object.keys(travellerRecord.entries) as (keyof TravellerRecord)[]
const text = v.pipe(v.string(), v.maxLength(200))
const draft = v.object({
  key: v.pipe(v.string(), v.maxLength(1000)),
  travellers: v.pipe(v.array(v.object(v.entriesFromList(fields, text))), v.maxLength(50)),
})

/**
 * Keeps travellers for 40 minutes while the visitor is on the payment page, under a signed HttpOnly cookie. "Try again"
 * finds the form intact, without passports in browser storage (docs/decisions/booking-and-money.md).
 */
export function travellerDrafts({ trustProxy, redis, secret }: DraftOptions): Hono<SiteEnv> {
  const drafts = redis ? redisDrafts(redis, secret) : memoryDrafts()
  const limit = limitRate({
    name: 'travellers',
    perMinute: savesPerMinute,
    trustProxy,
    redis,
  })
  const app = new Hono<SiteEnv>()

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    // Log only the text: the failed command has the visitor's number.
    log.warn({ reason: error.message }, 'travellers could not be stored, read or deleted')
    return c.body(null, 503)
  })

  app.use('/:product', async (c, next) => {
    c.header('cache-control', 'no-store')
    const product = c.req.param('product')
    if (!(products as readonly string[]).includes(product))
      return c.json({ error: { code: 'not_found', message: 'No such product.' } }, 404)
    await next()
  })

  app.get('/:product', async (c) => {
    const visitor = await getSignedCookie(c, secret, draftsCookie)
    const place = placeOf(visitor || '', c.req.param('product'), c.req.query('key') ?? '')
    const saved = visitor ? await drafts.get(place) : null
    if (saved === null) return c.body(null, 204)
    return c.body(`{"travellers":${saved}}`, 200, { 'content-type': 'application/json' })
  })

  app.put('/:product', limit, bodyLimit({ maxSize: draftBytes }), async (c) => {
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.body(null, 415)
    const read = v.safeParse(draft, await c.req.json().catch(() => null), { abortEarly: true })
    if (!read.success) return c.body(null, 400)
    const { key, travellers } = read.output
    let visitor = await getSignedCookie(c, secret, draftsCookie)
    if (!visitor) {
      visitor = randomBytes(24).toString('base64url')
      const options = ownCookie(c, '/session/travellers')
      await setSignedCookie(c, draftsCookie, visitor, secret, options)
    }
    await drafts.set(placeOf(visitor, c.req.param('product'), key), JSON.stringify(travellers))
    return c.body(null, 204)
  })

  app.delete('/:product', async (c) => {
    const visitor = await getSignedCookie(c, secret, draftsCookie)
    const place = placeOf(visitor || '', c.req.param('product'), c.req.query('key') ?? '')
    if (visitor) await drafts.delete(place)
    return c.body(null, 204)
  })

  return app
}
