import type { Registry } from '@storefront/contract'
import { appsOf } from '@storefront/releases'
import { limitRate, type Redis } from '@storefront/server'
import type { Beacon } from '@storefront/shell'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { log } from './log.ts'

export type BeaconOptions = {
  /** Counts the reports of one page; null where metrics are off. */
  count: ((reports: Beacon[]) => void) | null
  /** The live registry: versions that it does not know are not counted. */
  registry: () => Promise<Registry>
  /** True behind a reverse proxy that writes X-Forwarded-For. */
  trustProxy: boolean
  /** Counts calls for several storefronts; null: each counts its own. */
  redis: Redis | null
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
    // A place in a file of a release, `entry.js:1:5204`.
    place: v.exactOptional(
      v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w./~-]{1,80}\.js:\d{1,7}:\d{1,7}$/)),
    ),
    translated: v.exactOptional(v.literal(true)),
  }),
  v.object({ outcome: v.literal('measured'), lcp: size, inp: size, cls: size }),
])
const beacons = v.pipe(v.array(beacon), v.maxLength(52))

/**
 * Takes the beacons of pages about their shell and remotes: `POST /` with a JSON list. Counts them, logs failures, and keeps
 * neither page nor text of an error.
 */
export function beaconRoute({ count, registry, trustProxy, redis }: BeaconOptions): Hono {
  const app = new Hono()
  const limit = limitRate({ name: 'beacons', perMinute, trustProxy, redis })

  app.post('/', limit, bodyLimit({ maxSize: maxBytes }), async (c) => {
    c.header('cache-control', 'no-store')
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.body(null, 415)
    const read = v.safeParse(beacons, await c.req.json().catch(() => null))
    if (!read.success) return c.body(null, 400)
    const apps = new Map(Object.entries(appsOf(await registry())))
    const known = read.output.filter(
      (one) => one.outcome === 'measured' || apps.get(one.remote)?.versions.includes(one.version),
    )
    count?.(known)
    for (const one of known) {
      if (one.outcome === 'failed' || one.outcome === 'threw') {
        log.warn(one, 'a remote failed in a browser')
      }
    }
    return c.body(null, 204)
  })
  return app
}
