import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { addressOf } from './address.ts'
import type { Redis } from './redis.ts'

export type RateLimit = {
  /** What is limited; of one service each has a name of its own. */
  name: string
  perMinute: number
  /** Whether a front before this server says who calls. */
  trustProxy: boolean
  /** Where processes count together; null: each counts its own. */
  redis: Redis | null
}

/**
 * Refuses an address that calls more often than it may, with 429 and Retry-After. While Redis does not answer each
 * process counts its own.
 */
export function limitRate({ name, perMinute, trustProxy, redis }: RateLimit): MiddlewareHandler {
  const limit = { points: perMinute, duration: 60, keyPrefix: `calls:${name}` }
  const ownCount = new RateLimiterMemory(limit)
  const limiter = redis
    ? new RateLimiterRedis({
        ...limit,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: ownCount,
      })
    : ownCount
  return async (c, next) => {
    const refused = await limiter
      .consume(addressOf(c, trustProxy) ?? '')
      .then(() => null)
      .catch((reason: unknown) => reason)
    if (refused instanceof RateLimiterRes) {
      const seconds = Math.ceil(refused.msBeforeNext / 1000)
      return c.body(null, 429, { 'retry-after': String(seconds) })
    }
    if (refused) throw refused
    await next()
  }
}
