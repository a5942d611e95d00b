import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { addressOf } from './address.ts'
import type { Redis } from './redis.ts'

export type RateLimit = {
  /** What is limited; of one service each has a name of its own. */
  name: string
  perMinute: number
  /** Whether a trusted front writes the caller's address (X-Forwarded-For). */
  trustProxy: boolean
  /** Where processes count together; null: each counts its own. */
  redis: Redis | null
  /** Answers a refused call in another way than by the bare status. */
  refuse?: (c: Context, retryAfterSeconds: number) => Response
}

/**
 * Refuses an address that calls more often than it may, with 429 and Retry-After. While Redis does not answer each
 * process counts its own.
 */
export function limitRate(options: RateLimit): MiddlewareHandler {
  const { name, perMinute, trustProxy, redis, refuse = refuseBarely } = options
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
    if (refused instanceof RateLimiterRes) return refuse(c, Math.ceil(refused.msBeforeNext / 1000))
    if (refused) throw refused
    await next()
  }
}

function refuseBarely(c: Context, seconds: number): Response {
  return c.body(null, 429, { 'retry-after': String(seconds) })
}
