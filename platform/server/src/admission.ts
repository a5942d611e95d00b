import type { IncomingMessage } from 'node:http'
import { callerOf } from './address.ts'

/** When who was refused may ask again, in seconds. */
export const retryAfterSeconds = 10

const busyText = 'Too many visitors at once. Try again in a moment.\n'

/** The 503 answer where there is no room: one constant text, so that it costs next to nothing. */
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

/** Nobody is let in who would wait longer, in ms: more than a page may take whose data do not come. */
const longestWaitMs = 2000

/** So few are let in however long they wait: how fast they are answered is known from them. */
const few = 8

/** The time between two answers is taken anew after so long of work, in ms. */
const paceOverMs = 500

/** So many places at once, for all callers together and for each of them. */
export class Places {
  private readonly most: number
  private readonly mostOfOne: number
  private readonly ofCaller = new Map<string, number>()
  private allTaken = 0

  /** By default one caller may have half of the places, so that nobody shuts the others out. */
  constructor(most: number, mostOfOne = Math.ceil(most / 2)) {
    this.most = most
    this.mostOfOne = mostOfOne
  }

  get taken(): number {
    return this.allTaken
  }

  /** True when the capacity is used up. A null `caller` has no limit of its own. */
  refuses(caller: string | null): boolean {
    const own = caller === null ? 0 : (this.ofCaller.get(caller) ?? 0)
    return this.allTaken >= this.most || own >= this.mostOfOne
  }

  /** Takes a place; answers what gives it back, once, null where there is no room. */
  enter(caller: string | null): (() => void) | null {
    if (this.refuses(caller)) return null
    this.allTaken += 1
    if (caller !== null) this.ofCaller.set(caller, (this.ofCaller.get(caller) ?? 0) + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.allTaken -= 1
      if (caller === null) return
      const left = (this.ofCaller.get(caller) ?? 1) - 1
      if (left > 0) this.ofCaller.set(caller, left)
      else this.ofCaller.delete(caller)
    }
  }
}

/** Limits the work under way to what will be done soon: by places, and by the time that it takes at the pace of the last answers. */
export class Admission {
  private readonly places: Places
  private readonly now: () => number
  /** Mean time between two answers while more than a few are under way, in ms. */
  private pace = 0
  private since = 0
  private spent = 0
  private answered = 0

  /** Takes the limits of `Places`; `now` is the clock in ms. */
  constructor(most: number, mostOfOne?: number, now = () => performance.now()) {
    this.places = new Places(most, mostOfOne)
    this.now = now
  }

  /** True when the capacity is used up, or a new request would wait long. */
  refuses(caller: string | null): boolean {
    const { taken } = this.places
    return this.places.refuses(caller) || (taken >= few && taken * this.pace > longestWaitMs)
  }

  /** Begins something; answers what ends it, once, null where there is no room. */
  enter(caller: string | null): (() => void) | null {
    if (this.refuses(caller)) return null
    if (this.places.taken === 0) this.since = this.now()
    const leave = this.places.enter(caller)
    let isOver = false
    return () => {
      if (!isOver) this.measure()
      isOver = true
      leave?.()
    }
  }

  private measure(): void {
    const [before, now] = [this.since, this.now()]
    this.since = now
    if (this.places.taken < few) return
    this.spent += now - before
    this.answered += 1
    if (this.spent < paceOverMs) return
    this.pace = this.spent / this.answered
    this.spent = 0
    this.answered = 0
  }
}

/** Decides of each request before anything else: the answer where it is refused, otherwise what is called when it is answered. */
export type Gate = (request: IncomingMessage) => Response | (() => void)

/** Nothing has to be noted when the answer is there. */
export const pass = () => undefined

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The gate of a service's reads below /api/. */
export function readsGate(options: {
  /** Reads under way at once, of all callers and of one (half of them). */
  most: number
  mostOfOne?: number
  trustProxy: boolean
  /** Told of each read that is refused. */
  refused?: (() => void) | undefined
  /** Answers in the service's own form. */
  refuse?: () => Response
}): Gate {
  const { most, mostOfOne, trustProxy, refused, refuse = busy } = options
  const admission = new Admission(most, mostOfOne)
  return (request) => {
    if (!isRead(request) || !request.url?.startsWith('/api/')) return pass
    // A trusted front without X-Forwarded-For calls for itself: a storefront that renders pages for all visitors.
    const isFront = trustProxy && !request.headers['x-forwarded-for']
    const entered = admission.enter(isFront ? null : callerOf(request, trustProxy))
    if (!entered) refused?.()
    return entered ?? refuse()
  }
}

/**
 * Counts a refused read among the requests of a service: it passes nothing else that would. `registry` is that of
 * `@hono/prometheus`, `route` as the others are counted there.
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
