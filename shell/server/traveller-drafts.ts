import { randomBytes } from 'node:crypto'
import { products } from '@storefront/contract'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { originOf } from './caller.ts'

/** As long as a payment page may take, in ms; then what was typed is forgotten. */
const lifetimeMs = 40 * 60 * 1000

/** Visitors remembered at once; the oldest goes first. */
const maxVisitors = 5000

const cookieName = 'travellers'

export type TravellerDraftsOptions = {
  /** Whether a front before this server says how the visitor came: over https the cookie is Secure. */
  trustProxy: boolean
  /** The clock, in ms. */
  now?: () => number
}

type Draft = { key: string; travellers: unknown; expiresAt: number }

/**
 * Keeps what a visitor typed while they are on the payment page, so that "Try again" finds the form intact without
 * passports or birth dates in any browser storage: in this process's memory only, under an HttpOnly cookie, for
 * 40 minutes (docs/decisions/0006).
 */
export function travellerDrafts({ trustProxy, now = Date.now }: TravellerDraftsOptions): Hono {
  const visitors = new Map<string, Map<string, Draft>>()
  const app = new Hono()

  const forget = () => {
    for (const [visitor, drafts] of visitors) {
      for (const [product, draft] of drafts) if (draft.expiresAt < now()) drafts.delete(product)
      if (drafts.size === 0) visitors.delete(visitor)
    }
    for (const oldest of visitors.keys()) {
      if (visitors.size <= maxVisitors) break
      visitors.delete(oldest)
    }
  }

  app.use('/:product', async (c, next) => {
    c.header('cache-control', 'no-store')
    const isProduct = (products as readonly string[]).includes(c.req.param('product'))
    if (!isProduct)
      return c.json({ error: { code: 'not_found', message: 'No such product.' } }, 404)
    await next()
  })

  app.get('/:product', (c) => {
    forget()
    const draft = visitors.get(visitorOf(c) ?? '')?.get(c.req.param('product'))
    if (!draft || draft.key !== c.req.query('key')) return c.body(null, 204)
    return c.json({ travellers: draft.travellers })
  })

  app.put('/:product', bodyLimit({ maxSize: 256 * 1024 }), async (c) => {
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.body(null, 415)
    const body = (await c.req.json().catch(() => null)) as Partial<Draft> | null
    if (typeof body?.key !== 'string' || !Array.isArray(body.travellers)) return c.body(null, 400)
    forget()
    const visitor = visitorOf(c) ?? newVisitor(c, trustProxy)
    const drafts = visitors.get(visitor) ?? new Map<string, Draft>()
    const { key, travellers } = body
    drafts.set(c.req.param('product'), { key, travellers, expiresAt: now() + lifetimeMs })
    visitors.set(visitor, drafts)
    return c.body(null, 204)
  })

  app.delete('/:product', (c) => {
    visitors.get(visitorOf(c) ?? '')?.delete(c.req.param('product'))
    return c.body(null, 204)
  })

  return app
}

function visitorOf(c: Context): string | undefined {
  return getCookie(c, cookieName)
}

function newVisitor(c: Context, trustProxy: boolean): string {
  const visitor = randomBytes(24).toString('base64url')
  setCookie(c, cookieName, visitor, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: originOf(c, trustProxy).startsWith('https:'),
    path: '/session/travellers',
  })
  return visitor
}
