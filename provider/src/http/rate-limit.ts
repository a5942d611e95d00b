import type { Context, MiddlewareHandler } from 'hono'
import { addressOf } from './caller.ts'
import { Refusal } from './refusal.ts'

/** Counts calls per address in windows of a minute. In memory: each process counts its own. */
type RateLimit = {
  /** Seconds to wait, or 0 when the call may go on. */
  take(address: string, nowMs: number): number
}

const windowMs = 60_000

/** Addresses remembered at once; more means an attack, and then the oldest are forgotten. */
const mostAddresses = 10_000

/** At most `perMinute` calls per address and minute. */
function createRateLimit(perMinute: number): RateLimit {
  const windows = new Map<string, { endsAt: number; calls: number }>()
  return {
    take(address, nowMs) {
      const current = windows.get(address)
      if (!current || current.endsAt <= nowMs) {
        windows.delete(address)
        windows.set(address, { endsAt: nowMs + windowMs, calls: 1 })
        if (windows.size > mostAddresses) forgetOldest(windows)
        return 0
      }
      current.calls++
      return current.calls > perMinute ? Math.ceil((current.endsAt - nowMs) / 1000) : 0
    },
  }
}

function forgetOldest(windows: Map<string, unknown>): void {
  const [oldest] = windows.keys()
  if (oldest !== undefined) windows.delete(oldest)
}

/** Refuses an address that calls more often than `perMinute`, with 429 and Retry-After. */
export function limitRate(
  perMinute: number,
  options: { trustProxy: boolean; now: () => Date },
): MiddlewareHandler {
  const limit = createRateLimit(perMinute)
  return async (context: Context, next) => {
    const wait = limit.take(addressOf(context, options.trustProxy), options.now().getTime())
    if (wait > 0) {
      throw new Refusal(429, 'too_many_requests', 'Please wait a moment before trying again.', {
        retryAfterSeconds: wait,
      })
    }
    await next()
  }
}
