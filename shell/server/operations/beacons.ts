import { limitRate, type Redis } from '@storefront/server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Beacon } from '../../src/page/beacons.ts'
import { visitorCookie } from '../pages/asked-page.ts'
import { log } from './log.ts'
import type { Tallies } from './tallies.ts'

export type BeaconOptions = {
  tallies: Tallies
  /** Names of the live remotes and of the shell: of others nothing is kept. */
  apps: () => Promise<string[]>
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
  }),
  v.object({ outcome: v.literal('measured'), lcp: size, inp: size, cls: size }),
])
const beacons = v.pipe(v.array(beacon), v.maxLength(52))

/**
 * Takes the beacons of pages about their shell and remotes: `POST /` with a JSON list. Counts it, logs what went wrong; keeps no
 * address, no page and no text of an error.
 */
export function beaconRoute(options: BeaconOptions): Hono {
  const { tallies, apps, trustProxy, redis, now = () => new Date() } = options
  const app = new Hono()
  const limit = limitRate({ name: 'beacons', perMinute, trustProxy, redis })

  app.post('/', limit, bodyLimit({ maxSize: maxBytes }), async (c) => {
    c.header('cache-control', 'no-store')
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.body(null, 415)
    const read = v.safeParse(beacons, await c.req.json().catch(() => null))
    if (!read.success) return c.body(null, 400)
    const known = new Set(await apps())
    const told = read.output.filter((one) => one.outcome === 'measured' || known.has(one.remote))
    tallies.add(told, getCookie(c, visitorCookie) ?? null, now().toISOString())
    for (const one of told) {
      if (one.outcome === 'failed' || one.outcome === 'threw') {
        log.warn(one, 'a remote failed in a browser')
      }
    }
    return c.body(null, 204)
  })
  return app
}
