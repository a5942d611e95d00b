import type { MiddlewareHandler } from 'hono'
import { callerOf } from './address.ts'

/** When who was refused may ask again, in seconds. */
export const retryAfterSeconds = 10

const busyText = 'Too many visitors at once. Try again in a moment.\n'

/** The answer to what there is no room for: the same small text for everybody, made of nothing. */
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

/** Bounds what is under way at once: of all callers, and of each. */
export class Admission {
  private readonly most: number
  private readonly mostOfOne: number
  private readonly ofCaller = new Map<string, number>()
  private underWay = 0

  /** One caller gets half of it: no one alone holds the others out. */
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
    if (c.req.method !== 'GET') return next()
    // A front that names no caller calls for itself, for all visitors: a storefront that makes their pages.
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
