export type CircuitBreakerOptions = {
  /** Failures in a row that open it. */
  failures: number
  /** Time before one call may try again, in ms. */
  openMs: number
  now?: () => number
}

type Standing = { failures: number; until: number }

/**
 * Opens after failures in a row, so that visitors do not wait for a part that just failed. After a while one call may
 * try: success closes it, failure opens it again.
 */
export class CircuitBreaker {
  private readonly options: Required<CircuitBreakerOptions>
  private readonly records = new Map<string, Standing>()

  constructor(options: CircuitBreakerOptions) {
    this.options = { now: Date.now, ...options }
  }

  /** True when `key` may be tried now. After a failure only one caller gets true. */
  allows(key: string): boolean {
    const { failures, openMs, now } = this.options
    const record = this.records.get(key)
    if (!record || record.failures < failures) return true
    if (now() < record.until) return false
    record.until = now() + openMs
    return true
  }

  /** Counts one failure, or `times` if a single failure is evidence enough. */
  failed(key: string, times = 1): void {
    const { openMs, now } = this.options
    const failures = (this.records.get(key)?.failures ?? 0) + times
    this.records.set(key, { failures, until: now() + openMs })
  }

  succeeded(key: string): void {
    this.records.delete(key)
  }
}
