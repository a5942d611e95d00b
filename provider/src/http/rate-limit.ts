import type { MiddlewareHandler } from 'hono'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { addressOf } from './caller.ts'
import { Refusal } from './refusal.ts'

export type RateLimit = {
  /** What is limited; each limit has a name of its own. */
  name: string
  perMinute: number
  /** Whether X-Forwarded-For is believed. */
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
  return async (context, next) => {
    await limiter.consume(addressOf(context, trustProxy)).catch((reason: unknown) => {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw new Refusal(429, 'too_many_requests', 'Please wait a moment before trying again.', {
        retryAfterSeconds: Math.ceil(reason.msBeforeNext / 1000),
      })
    })
    await next()
  }
}
