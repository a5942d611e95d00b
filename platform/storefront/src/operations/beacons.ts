import { createHmac } from 'node:crypto'
import type { Registry } from '@storefront/contract'
import { appsOf, placeInFile } from '@storefront/releases'
import { callerOf, limitRate, type Redis } from '@storefront/server'
import type { Beacon } from '@storefront/shell'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { hasCanary, knownVisitor } from '../pages/page-versions.ts'
import { log } from './log.ts'
import type { Tallies } from './tallies.ts'

export type BeaconOptions = {
  tallies: Tallies
  /** What is live: of versions that it does not know nothing is kept. */
  registry: () => Promise<Registry>
  /** What the cookies of visitors are signed with. */
  cookieKey: string
  /** Whether a trusted front writes the caller's address (X-Forwarded-For). */
  trustProxy: boolean
  /** Where storefronts count calls together; null: each counts its own. */
  redis: Redis | null
  now?: () => Date
}

const maxBytes = 16 * 1024
const perMinute = 60

const size = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)))
const beacon: v.GenericSchema<Beacon> = v.variant('outcome', [
  v.object({
    remote: v.pipe(v.string(), v.maxLength(40)),
    version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/)),
    outcome: v.picklist(['loaded', 'failed', 'threw']),
    ms: size,
    error: v.nullable(v.pipe(v.string(), v.regex(/^\w{1,40}$/))),
    place: v.exactOptional(placeInFile),
  }),
  v.object({ outcome: v.literal('measured'), lcp: size, inp: size, cls: size }),
])
const beacons = v.pipe(v.array(beacon), v.maxLength(52))

/**
 * Takes the beacons of pages about their shell and remotes: `POST /` with a JSON list. Counts it, logs what went wrong; keeps no
 * page and no text of an error. While a canary runs, only visitors count whom a server of the site gave their number.
 */
export function beaconRoute(options: BeaconOptions): Hono {
  const { tallies, cookieKey, trustProxy, redis, now = () => new Date() } = options
  const app = new Hono()
  const limit = limitRate({ name: 'beacons', perMinute, trustProxy, redis })

  app.post('/', limit, bodyLimit({ maxSize: maxBytes }), async (c) => {
    c.header('cache-control', 'no-store')
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.body(null, 415)
    const read = v.safeParse(beacons, await c.req.json().catch(() => null))
    if (!read.success) return c.body(null, 400)
    const registry = await options.registry()
    const visitor = await knownVisitor(c, cookieKey)
    if (hasCanary(registry) && !visitor) return c.body(null, 204)
    const apps = new Map(Object.entries(appsOf(registry)))
    const told = read.output.filter(
      (one) => one.outcome === 'measured' || apps.get(one.remote)?.versions.includes(one.version),
    )
    const address = createHmac('sha256', cookieKey).update(callerOf(c, trustProxy) ?? '')
    const teller = visitor === null ? null : { visitor, address: address.digest('base64url') }
    tallies.add(told, teller, now().toISOString())
    for (const one of told) {
      if (one.outcome === 'failed' || one.outcome === 'threw') {
        log.warn(one, 'a remote failed in a browser')
      }
    }
    return c.body(null, 204)
  })
  return app
}
