import type { Registry } from '@storefront/contract'
import { appsOf } from '@storefront/releases'
import { limitRate, type Redis } from '@storefront/server'
import type { Beacon } from '@storefront/shell'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { log } from './log.ts'

export type BeaconOptions = {
  /** Counts the beacons of one page; null without metrics. */
  count: ((reports: Beacon[]) => void) | null
  /** Beacons of versions that the registry does not have are dropped. */
  registry: () => Promise<Registry>
  trustProxy: boolean
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
    // Position in a file of a release, `entry.js:1:5204`.
    place: v.exactOptional(
      v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w./~-]{1,80}\.js:\d{1,7}:\d{1,7}$/)),
    ),
    translated: v.exactOptional(v.literal(true)),
  }),
  v.object({ outcome: v.literal('measured'), lcp: size, inp: size, cls: size }),
])
const beacons = v.pipe(v.array(beacon), v.maxLength(52))

/** Accepts beacons as a JSON list by `POST /`. Counts them and logs failures, without pages or error texts. */
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
