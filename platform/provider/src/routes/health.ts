import { type DiskRoom, type Redis, redisProblems } from '@storefront/server'
import { Hono } from 'hono'

export type HealthParts = {
  isClosing: () => boolean
  databaseAnswers: () => Promise<boolean>
  disk: DiskRoom
  redis: Redis | null
}

/**
 * GET /healthz: 200 while the process runs. GET /readyz: 200 while it answers reads, `degraded` with reasons if
 * bookings fail or Redis is away (docs/decisions/operations.md), 503 at shutdown.
 */
export function healthRoutes({ isClosing, databaseAnswers, disk, redis }: HealthParts) {
  return new Hono()
    .get('/healthz', (context) =>
      context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
    )
    .get('/readyz', async (context) => {
      context.header('cache-control', 'no-store')
      if (isClosing()) return context.json({ status: 'unavailable' }, 503)
      const [hasDatabase, ...problems] = await Promise.all([
        databaseAnswers(),
        disk.problems(),
        redisProblems(redis),
      ])
      const reasons = [
        ...(hasDatabase ? [] : ['The database does not answer: nothing can be booked.']),
        ...problems.flat(),
      ]
      return context.json(
        reasons.length > 0 ? { status: 'degraded', reasons } : { status: 'ready' },
      )
    })
}
