import type { Context, MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { callerOf } from './address.ts'
import type { Redis } from './redis.ts'

type Limit = {
  /** Unique within a service. */
  name: string
  trustProxy: boolean
  /** Shared counter; null counts in memory. */
  redis: Redis | null
  /** Answers a refused call; by default with the status alone. */
  refuse?: (c: Context, retryAfterSeconds: number) => Response
}

export type RateLimit = Limit & { perMinute: number }

/** Limits of calls per day and of the bytes of their bodies. */
export type DayLimit = Limit & { most: number; bytes: number }

/** Answers 429 with Retry-After past the limit. Counts in memory while Redis is down. */
export function limitRate({ perMinute, ...limit }: RateLimit): MiddlewareHandler {
  return limitSum(limit, { points: perMinute, duration: 60 }, () => 1)
}

/** Limits calls and bytes of a caller per day. Comes after the middleware that limits the size of a body. */
export function limitDay({ most, bytes, ...limit }: DayLimit): MiddlewareHandler {
  const duration = 86_400
  const sizes = { ...limit, name: `${limit.name}-bytes` }
  return every(
    limitSum(limit, { points: most, duration }, () => 1),
    limitSum(
      sizes,
      { points: bytes, duration },
      async (c) => (await c.req.arrayBuffer()).byteLength,
    ),
  )
}

/** `pointsOf` is the cost of a call. */
function limitSum(
  { name, trustProxy, redis, refuse = refuseBarely }: Limit,
  allowed: { points: number; duration: number },
  pointsOf: (c: Context) => number | Promise<number>,
): MiddlewareHandler {
  const limit = { ...allowed, keyPrefix: `calls:${name}` }
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
      .consume(callerOf(c, trustProxy) ?? '', await pointsOf(c))
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
