import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressOf } from './address.ts'

/** Refuses an address that calls more often than `perMinute`, with 429 and Retry-After. Each process counts its own. */
export function limitRate(perMinute: number, trustProxy: boolean): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
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
