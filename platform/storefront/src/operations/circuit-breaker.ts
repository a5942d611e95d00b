export type CircuitBreakerOptions = {
  /** Failures in a row that open it. */
  failures: number
  /** Time that it stays open before one call may try again, in ms. */
  openMs: number
  /** The clock, in ms. */
  now?: () => number
}

type Standing = { failures: number; until: number }

/**
 * Circuit breaker: visitors do not wait for what has just failed. Open after a few failures in a row; after a while one visitor
 * may try: success closes it, failure opens it anew.
 */
export class CircuitBreaker {
  private readonly options: Required<CircuitBreakerOptions>
  private readonly records = new Map<string, Standing>()

  constructor(options: CircuitBreakerOptions) {
    this.options = { now: Date.now, ...options }
  }

  /** True when `key` may be tried now. After a failure, the caller that gets true is the one that tries. */
  allows(key: string): boolean {
    const { failures, openMs, now } = this.options
    const record = this.records.get(key)
    if (!record || record.failures < failures) return true
    if (now() < record.until) return false
    record.until = now() + openMs
    return true
  }

  /** Counts a failure, or `times` failures where one is enough evidence. */
  failed(key: string, times = 1): void {
    const { openMs, now } = this.options
    const failures = (this.records.get(key)?.failures ?? 0) + times
    this.records.set(key, { failures, until: now() + openMs })
  }

  succeeded(key: string): void {
    this.records.delete(key)
  }
}
