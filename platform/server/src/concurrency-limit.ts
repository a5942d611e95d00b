import type { IncomingMessage } from 'node:http'
import { callerOf } from './address.ts'
import { longestWaitMs, paceOverMs, retryAfterSeconds } from './times.ts'

const busyText = 'Too many visitors at once. Try again in a moment.\n'

/** 503 with a constant text, which costs next to nothing. */
export function busy(headers: Record<string, string> = {}, text = busyText): Response {
  return new Response(text, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=UTF-8',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      ...headers,
    },
  })
}

/** Always admits this many, so that latency can still be measured. */
const alwaysAdmitted = 8

/** Concurrency limit, for all callers together and for each one. */
export class Slots {
  private readonly most: number
  private readonly mostOfOne: number
  private readonly ofCaller = new Map<string, number>()
  private allTaken = 0

  /** By default one caller may use half. */
  constructor(most: number, mostOfOne = Math.ceil(most / 2)) {
    this.most = most
    this.mostOfOne = mostOfOne
  }

  get taken(): number {
    return this.allTaken
  }

  /** True at capacity. A null `caller` has no limit of its own. */
  refuses(caller: string | null): boolean {
    const own = caller === null ? 0 : (this.ofCaller.get(caller) ?? 0)
    return this.allTaken >= this.most || own >= this.mostOfOne
  }

  /** Acquires capacity. Returns its release, or null at capacity. */
  enter(caller: string | null): (() => void) | null {
    if (this.refuses(caller)) return null
    this.allTaken += 1
    if (caller !== null) this.ofCaller.set(caller, (this.ofCaller.get(caller) ?? 0) + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.releasing()
      this.allTaken -= 1
      if (caller === null) return
      const left = (this.ofCaller.get(caller) ?? 1) - 1
      if (left > 0) this.ofCaller.set(caller, left)
      else this.ofCaller.delete(caller)
    }
  }

  /** Called before each release. */
  protected releasing(): void {}
}

/** Load shedding: limits concurrency, and the expected wait at the pace of the last answers. */
export class ConcurrencyLimit extends Slots {
  private readonly now: () => number
  /** Mean time between two answers under load, in ms. */
  private pace = 0
  private since = 0
  private spent = 0
  private answered = 0

  /** Takes the limits of `Slots`, and a clock in ms. */
  constructor(most: number, mostOfOne?: number, now = () => performance.now()) {
    super(most, mostOfOne)
    this.now = now
  }

  /** True at capacity, or when a new request would wait long. */
  override refuses(caller: string | null): boolean {
    const expectedMs = this.taken < alwaysAdmitted ? 0 : this.taken * this.pace
    return super.refuses(caller) || expectedMs > longestWaitMs
  }

  override enter(caller: string | null): (() => void) | null {
    if (this.taken === 0) this.since = this.now()
    return super.enter(caller)
  }

  /** Measures the time since the last answer. */
  protected override releasing(): void {
    const [before, now] = [this.since, this.now()]
    this.since = now
    if (this.taken < alwaysAdmitted) return
    this.spent += now - before
    this.answered += 1
    if (this.spent < paceOverMs) return
    this.pace = this.spent / this.answered
    this.spent = 0
    this.answered = 0
  }
}

/** Runs before any work on a request. Returns a refusal, or a function to call after the answer. */
export type Admission = (request: IncomingMessage) => Response | (() => void)

/** Result for a request without a limit: there is nothing to release. */
export const pass = () => undefined

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Limits reads below /api/. */
export function admitReads(options: {
  /** Maximum of simultaneous reads: of all callers, and of one caller (by default half). */
  most: number
  mostOfOne?: number
  trustProxy: boolean
  refused?: (() => void) | undefined
  refuse?: () => Response
}): Admission {
  const { most, mostOfOne, trustProxy, refused, refuse = busy } = options
  const limit = new ConcurrencyLimit(most, mostOfOne)
  return (request) => {
    if (!isRead(request) || !request.url?.startsWith('/api/')) return pass
    // A trusted proxy without X-Forwarded-For is a storefront that renders pages for all visitors.
    const isFront = trustProxy && !request.headers['x-forwarded-for']
    const entered = limit.enter(isFront ? null : callerOf(request, trustProxy))
    if (!entered) refused?.()
    return entered ?? refuse()
  }
}

/**
 * Returns a function that counts a refused read in `http_requests_total`, because it never reaches the middleware.
 * `registry` belongs to `@hono/prometheus`.
 */
export function countRefusals(
  registry: { getSingleMetric(name: string): unknown },
  route: string,
): () => void {
  const labels = { method: 'GET', route, status: '503', ok: 'false' }
  const requests = registry.getSingleMetric('http_requests_total') as {
    inc(of: typeof labels): void
  }
  return () => requests.inc(labels)
}
