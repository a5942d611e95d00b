import type { MiddlewareHandler } from 'hono'
import { callerOf } from './address.ts'

/** When who was refused may ask again, in seconds. */
export const retryAfterSeconds = 10

const busyText = 'Too many visitors at once. Try again in a moment.\n'

/** The 503 answer for requests beyond the limit: one constant text, so that it costs next to nothing. */
export function busy(headers: Record<string, string> = {}, text = busyText): Response {
  return new Response(text, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=UTF-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      ...headers,
    },
  })
}

/** Limits how many requests run at once, for all callers together and for each. */
export class Admission {
  private readonly most: number
  private readonly mostOfOne: number
  private readonly ofCaller = new Map<string, number>()
  private underWay = 0

  /** By default one caller may use half of the places, so that nobody shuts the others out. */
  constructor(most: number, mostOfOne = Math.ceil(most / 2)) {
    this.most = most
    this.mostOfOne = mostOfOne
  }

  /** Begins something; answers what ends it, once, null where there is no room. `caller` null is bounded as one of all only. */
  enter(caller: string | null): (() => void) | null {
    const own = caller === null ? 0 : (this.ofCaller.get(caller) ?? 0)
    if (this.underWay >= this.most || own >= this.mostOfOne) return null
    this.underWay += 1
    if (caller !== null) this.ofCaller.set(caller, own + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.underWay -= 1
      if (caller === null) return
      const left = (this.ofCaller.get(caller) ?? 1) - 1
      if (left > 0) this.ofCaller.set(caller, left)
      else this.ofCaller.delete(caller)
    }
  }
}

/** Refuses reads with 503 and Retry-After while as many are under way as may be. `refuse` answers in a service's own form. */
export function admitReads(
  admission: Admission,
  trustProxy: boolean,
  refuse: () => Response = busy,
): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    // A trusted front without X-Forwarded-For calls for itself: a storefront that renders pages for all visitors.
    const isFront = trustProxy && !c.req.header('x-forwarded-for')
    const leave = admission.enter(isFront ? null : callerOf(c, trustProxy))
    if (!leave) return refuse()
    try {
      return await next()
    } finally {
      leave()
    }
  }
}
