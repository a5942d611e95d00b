import type { Browser, CDPSession } from 'playwright'
import type { Edge, Passed } from '../network/edge.ts'
import type { LinkSpeed } from '../network/lane.ts'
import { observePage, type PageRecord } from './page-observer.ts'

/** How the page is visited: on which link, with which processor. */
export type Conditions = { name: string; speed: LinkSpeed | null; cpuSlowdown: number }

export type Visit = {
  /** Bytes on the wire, compressed, by kind; and requests. */
  bytes: Record<Kind, number>
  requests: number
  scripts: number
  /** Round trips one after the other until the largest paint, and of the whole visit. */
  depth: number
  depthInAll: number
  fcp: number
  lcp: number
  lcpOf: string
  cls: number
  tbt: number
  /** 0 when it was not asked for. */
  tti: number
  /** What the page keeps in memory, after a collection of garbage, in MB. */
  heapMb: number
}

export type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'data'

export type VisitOptions = { path: string; conditions: Conditions; clickable?: string }

/** How long a new tab is left alone before it is sent anywhere, in ms: browsers start processes for it meanwhile. */
const openedMs = 800

/** How long nothing must pass the edge before a visit counts as over, and how long it may take at most, in ms. */
const quietMs = 700
const limitMs = 30_000

/** The phone of every visit. Its day is the agency's: one that is a day ahead of the page asks for its own prices first. */
export const phone = {
  timezoneId: 'America/Cancun',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Opens a page once, in a browser that has never been there, and measures it until nothing moves any more. */
export async function visit(browser: Browser, edge: Edge, options: VisitOptions): Promise<Visit> {
  const { path, conditions, clickable = null } = options
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const chain = new RequestChain()
    await chain.follow(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
    await page.addInitScript(observePage, clickable)
    await new Promise((resolve) => setTimeout(resolve, openedMs))
    edge.reset(conditions.speed)
    await page.goto(`${edge.url}${path}`, { waitUntil: 'load', timeout: limitMs })
    if (clickable) {
      await page.waitForFunction(() => window.__bench?.interactive, null, { timeout: limitMs })
    }
    await quiet(edge.passed)
    // Before Playwright is asked for anything by role: its own script in the page is 0.8 MB.
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const record = await page.evaluate(() => window.__bench)
    if (!record?.lcp) throw new Error(`${path} painted nothing.`)
    if (await page.getByRole('alert').count()) throw new Error(`${path} shows a fallback.`)
    return {
      heapMb: usedSize / 1e6,
      ...weigh(edge.passed),
      ...timesOf(record),
      depth: chain.depthUntil(record.lcp),
      depthInAll: chain.depthUntil(Number.POSITIVE_INFINITY),
    }
  } finally {
    await context.close()
  }
}

/** Waits until nothing has passed for a while. */
export async function quiet(passed: Passed[]): Promise<void> {
  const endsAt = performance.now() + limitMs
  for (let seen = -1; seen !== passed.length && performance.now() < endsAt; ) {
    seen = passed.length
    await new Promise((resolve) => setTimeout(resolve, quietMs))
  }
}

function timesOf({ fcp, lcp, lcpOf, cls, longTasks, interactive }: PageRecord) {
  const blocking = longTasks.filter(({ at }) => at >= fcp).map(({ ms }) => ms - 50)
  return { fcp, lcp, lcpOf, cls, tbt: blocking.reduce((a, b) => a + b, 0), tti: interactive }
}

function weigh(passed: Passed[]): Pick<Visit, 'bytes' | 'requests' | 'scripts'> {
  const bytes: Visit['bytes'] = { html: 0, js: 0, css: 0, font: 0, image: 0, data: 0 }
  for (const one of passed) bytes[kindOf(one)] += one.bytes
  const scripts = passed.filter((one) => kindOf(one) === 'js').length
  return { bytes, requests: passed.length, scripts }
}

function kindOf({ type }: Passed): Kind {
  if (type.startsWith('text/html')) return 'html'
  if (/javascript/.test(type)) return 'js'
  if (type.startsWith('text/css')) return 'css'
  if (type.startsWith('font/')) return 'font'
  return type.startsWith('image/') ? 'image' : 'data'
}

type Initiator = { type: string; url?: string; stack?: Stack }
type Stack = { callFrames: { url: string }[]; parent?: Stack }

/**
 * Follows which request was caused by which, as the browser itself knows it. The document is the first round trip;
 * what it names is the second; what a script of it asks for is the third.
 */
class RequestChain {
  private readonly depths = new Map<string, number>()
  private readonly endedAt = new Map<string, number>()
  private readonly urls = new Map<string, string>()
  private startedAt = 0

  /** Starts following; the session's network events must not have been used yet. */
  async follow(session: CDPSession): Promise<void> {
    session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
      if (request.url.startsWith('data:')) return
      if (this.startedAt === 0) this.startedAt = timestamp
      this.urls.set(requestId, request.url)
      if (this.depths.has(request.url)) return
      this.depths.set(request.url, 1 + this.depthOf(initiator as Initiator))
    })
    session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
      const url = this.urls.get(requestId)
      if (url) this.endedAt.set(url, (timestamp - this.startedAt) * 1000)
    })
    await session.send('Network.enable')
  }

  /** Round trips one after the other among the requests that had ended by then, in ms since navigation. */
  depthUntil(ms: number): number {
    const ended = [...this.endedAt].filter(([, at]) => at <= ms)
    return Math.max(0, ...ended.map(([url]) => this.depths.get(url) ?? 0))
  }

  private depthOf({ url, stack }: Initiator): number {
    const cause = url ?? scriptOf(stack)
    return this.depths.get(cause ?? '') ?? 0
  }
}

function scriptOf(stack: Stack | undefined): string | undefined {
  return stack?.callFrames.find(({ url }) => url)?.url ?? (stack?.parent && scriptOf(stack.parent))
}
