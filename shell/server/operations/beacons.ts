import { limitRate } from '@storefront/server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { log } from './log.ts'
import type { RemoteRecords } from './remote-record.ts'

export type BeaconOptions = {
  records: RemoteRecords
  /** Names of the live remotes: of others nothing is kept. */
  remotes: () => Promise<string[]>
  /** Whether a front before this server says who calls. */
  trustProxy: boolean
  now?: () => Date
}

const maxBytes = 16 * 1024
const perMinute = 60

const beacon = v.object({
  remote: v.pipe(v.string(), v.maxLength(40)),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/)),
  outcome: v.picklist(['loaded', 'failed', 'threw']),
  ms: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  error: v.nullable(v.pipe(v.string(), v.regex(/^\w{1,40}$/))),
})
const beacons = v.pipe(v.array(beacon), v.maxLength(50))

/**
 * Takes what pages tell of their remotes: `POST /` with a JSON list. Counts it, logs what went wrong; keeps no
 * address, no page and no text of an error.
 */
export function beaconRoute(options: BeaconOptions): Hono {
  const { records, remotes, trustProxy, now = () => new Date() } = options
  const app = new Hono()

  app.post('/', limitRate(perMinute, trustProxy), bodyLimit({ maxSize: maxBytes }), async (c) => {
    c.header('cache-control', 'no-store')
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.body(null, 415)
    const read = v.safeParse(beacons, await c.req.json().catch(() => null))
    if (!read.success) return c.body(null, 400)
    const known = new Set(await remotes())
    const at = now().toISOString()
    for (const told of read.output.filter(({ remote }) => known.has(remote))) {
      records.add(told, at)
      if (told.outcome !== 'loaded') log.warn(told, 'a remote failed at a visitor')
    }
    return c.body(null, 204)
  })
  return app
}
