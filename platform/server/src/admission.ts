import type { IncomingMessage } from 'node:http'
import { lastEntry, networkOf } from './address.ts'

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

/**
 * Limits how much is under way at once, for all callers together and for each, to what will be done soon: by number, and by
 * the time that it takes at the pace of the last answers.
 */
export class Admission {
  private readonly most: number
  private readonly mostOfOne: number
  private readonly now: () => number
  private readonly ofCaller = new Map<string, number>()
  private underWay = 0
  /** Mean time between two answers while more than a few are under way, in ms. */
  private pace = 0
  private since = 0
  private spent = 0
  private answered = 0

  /** By default one caller may use half of the places, so that nobody shuts the others out. `now` is the clock, in ms. */
  constructor(most: number, mostOfOne = Math.ceil(most / 2), now = () => performance.now()) {
    this.most = most
    this.mostOfOne = mostOfOne
    this.now = now
  }

  /** Whether there is no room. `caller` null is bounded as one of all only. */
  refuses(caller: string | null): boolean {
    const { underWay } = this
    const own = caller === null ? 0 : (this.ofCaller.get(caller) ?? 0)
    const isLate = underWay >= few && underWay * this.pace > longestWaitMs
    return underWay >= this.most || own >= this.mostOfOne || isLate
  }

  /** Begins something; answers what ends it, once, null where there is no room. */
  enter(caller: string | null): (() => void) | null {
    if (this.refuses(caller)) return null
    if (this.underWay === 0) this.since = this.now()
    this.underWay += 1
    if (caller !== null) this.ofCaller.set(caller, (this.ofCaller.get(caller) ?? 0) + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.measure()
      this.underWay -= 1
      if (caller === null) return
      const left = (this.ofCaller.get(caller) ?? 1) - 1
      if (left > 0) this.ofCaller.set(caller, left)
      else this.ofCaller.delete(caller)
    }
  }

  private measure(): void {
    const [before, now] = [this.since, this.now()]
    this.since = now
    if (this.underWay < few) return
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

/** The gate of a service's reads below `path`. `refuse` answers in the service's own form. */
export function readsGate(options: {
  admission: Admission
  path: string
  trustProxy: boolean
  refuse?: () => Response
}): Gate {
  const { admission, path, trustProxy, refuse = busy } = options
  return (request) => {
    if (!isRead(request) || !request.url?.startsWith(path)) return pass
    // A trusted front without X-Forwarded-For calls for itself: a storefront that renders pages for all visitors.
    const isFront = trustProxy && !request.headers['x-forwarded-for']
    return admission.enter(isFront ? null : callerAt(request, trustProxy)) ?? refuse()
  }
}

/** Whom a request is counted for, where nothing but the request is there; see `callerOf`. */
export function callerAt({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastEntry(headers['x-forwarded-for']?.toString()) : null
  return networkOf(forwarded ?? socket.remoteAddress ?? '')
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
