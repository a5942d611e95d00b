import { redisProblems } from '@storefront/server'
import { Hono } from 'hono'
import type { ServiceEnv } from '../access/authenticate.ts'
import type { ReleaseService } from '../service.ts'

/** GET /healthz: the process runs. GET /readyz: it can read every registry and is not about to end; `degraded` while it counts calls by itself. */
export function healthRoutes(service: ReleaseService): Hono<ServiceEnv> {
  const { environments, redis, disk, isLeaving } = service
  return new Hono<ServiceEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      c.header('cache-control', 'no-store')
      if (isLeaving()) return c.json({ status: 'not ready', reasons: ['It is about to end.'] }, 503)
      await Promise.all([...environments.values()].map(({ place }) => place.registry.read()))
      const reasons = [...(await disk.problems()), ...(await redisProblems(redis))]
      return c.json(reasons.length > 0 ? { status: 'degraded', reasons } : { status: 'ready' })
    })
}
