import { Hono } from 'hono'
import type { Redis } from 'ioredis'

/** GET /healthz: the process lives. GET /readyz: it can do its work, `degraded` while it counts calls by itself. */
export function healthRoutes(isReady: () => Promise<boolean>, redis: Redis | null) {
  const redisAnswers = async () =>
    !redis ||
    redis.ping().then(
      () => true,
      () => false,
    )
  return new Hono()
    .get('/healthz', (context) =>
      context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
    )
    .get('/readyz', async (context) => {
      context.header('cache-control', 'no-store')
      if (!(await isReady())) return context.json({ status: 'unavailable' }, 503)
      if (await redisAnswers()) return context.json({ status: 'ready' })
      return context.json({ status: 'degraded', reasons: ['Redis does not answer.'] })
    })
}
