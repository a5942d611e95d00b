import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressOf } from './caller.ts'
import { Refusal } from './refusal.ts'

/** Refuses an address that calls more often than `perMinute`, with 429 and Retry-After. Each process counts its own. */
export function limitRate(perMinute: number, trustProxy: boolean): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
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
