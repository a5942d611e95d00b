import { within } from '@storefront/server'
import { Hono } from 'hono'
import { healthFreshMs, healthWaitMs } from '../times.ts'

export type HealthOptions = {
  remotes: () => Promise<string[]>
  /** A sentence for each live release, registry or store that cannot be read now. */
  problems: () => Promise<string[]>
  isLeaving: () => boolean
}

/**
 * `GET /healthz` is 200 while the process runs. `GET /readyz` is 503 while nothing is live or the process drains, and
 * `degraded` with reasons while it serves stale data. Problems of the provider do not count.
 */
export function healthRoutes({ remotes, problems, isLeaving }: HealthOptions): Hono {
  let latest: { at: number; reasons: Promise<string[]> } | null = null
  const reasonsNow = () => {
    if (!latest || performance.now() - latest.at > healthFreshMs)
      latest = { at: performance.now(), reasons: problems() }
    return latest.reasons
  }
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      c.header('cache-control', 'no-store')
      if (isLeaving())
        return c.json({ status: 'not ready', reasons: ['It is shutting down.'] }, 503)
      const reasons = await reasonsNow()
      if ((await remotes()).length === 0)
        return c.json({ status: 'not ready', reasons: ['Nothing is live.', ...reasons] }, 503)
      if (reasons.length > 0) return c.json({ status: 'degraded', reasons })
      return c.json({ status: 'ready' })
    })
}

/** Bounds the wait for problems: a registry or host that hangs must not take every instance out of the load balancer. */
export function inTime(problems: () => Promise<string[]>): () => Promise<string[]> {
  const late = [`The checks take longer than ${healthWaitMs / 1000} s.`]
  return () => within(problems(), healthWaitMs, late)
}
