import { setTimeout as pause } from 'node:timers/promises'
import { isLive } from '@storefront/chromium'
import type { Browser, CDPSession, Page } from 'playwright'
import type { SiteName } from './sites.ts'

export type Figures = Record<string, number>

/** Phone of every visit, in the agency's time zone: on another date the page would first request other prices. */
export const phone = {
  timezoneId: 'America/Cancun',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** 150 ms of latency, 1.6 Mbit/s down and 0.75 Mbit/s up, in bytes per second. */
const link = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4

/** Opens a tab with empty caches and a slow processor. `isSlow` slows the network, `isDesk` opens a desktop window. */
export async function newTab(
  browser: Browser,
  { isSlow, isDesk = false }: { isSlow: boolean; isDesk?: boolean },
): Promise<{ page: Page; session: CDPSession; ends: () => Promise<void> }> {
  const desk = { timezoneId: phone.timezoneId, viewport: { width: 1440, height: 900 } }
  const context = await browser.newContext(isDesk ? desk : phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (isSlow) await session.send('Network.emulateNetworkConditions', link)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // Waits until the browser has started the processes of the tab.
  await pause(500)
  return { page, session, ends: () => context.close() }
}

/** Measures one visit until the page is idle. Throws if it paints nothing or shows a fallback. */
export async function visit(browser: Browser, url: string, site: SiteName): Promise<Figures> {
  const { page, session, ends } = await newTab(browser, { isSlow: true })
  try {
    const weight = weigh(session)
    await page.goto(url, { waitUntil: 'load' })
    const live: Figures = site === 'static' ? {} : { live: await liveAt(page) }
    await page.waitForLoadState('networkidle')
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { moved: _, ...figures } = await page.evaluate(figuresOfPage)
    if (!figures.LCP) throw new Error(`${url} painted nothing.`)
    if (await page.getByRole('alert').count()) throw new Error(`${url} shows a fallback.`)
    return { ...weight, ...figures, ...live, heap: usedSize / 1e6 }
  } finally {
    await ends()
  }
}

/** Percentage of its scripts that an idle page has run. Coverage costs time, so this needs a separate visit. */
export async function usedShare(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage(phone)
  try {
    await page.coverage.startJSCoverage()
    await page.goto(url, { waitUntil: 'load' })
    await liveAt(page)
    await page.waitForLoadState('networkidle')
    const scripts = await page.coverage.stopJSCoverage()
    const isRun = scripts.flatMap(({ source = '', functions }) => {
      const characters = new Uint8Array(source.length)
      // Ranges go from the outer function to the inner branch, so the later range decides.
      for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
        characters.fill(Math.min(count, 1), startOffset, endOffset)
      return [...characters]
    })
    return { 'used %': (100 * isRun.reduce((sum, one) => sum + one, 0)) / isRun.length }
  } finally {
    await page.close()
  }
}

/** Ms from navigation until the page is live. */
export async function liveAt(page: Page): Promise<number> {
  await page.waitForFunction(isLive)
  return page.evaluate(() => performance.now())
}

/** Counts kB of scripts on the wire, and requests. */
function weigh(session: CDPSession): Figures {
  const weight = { JS: 0, requests: 0 }
  const scripts = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return
    if (type === 'Script') scripts.add(requestId)
    weight.requests += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) weight.JS += encodedDataLength / 1000
  })
  return weight
}

/** Times since navigation in ms, CLS score, and what moved. */
export type PageFigures = Record<'FCP' | 'LCP' | 'TBT' | 'CLS', number> & { moved: string[] }

/** Runs in the page. Counts layout shifts that follow no input. */
export async function figuresOfPage(): Promise<PageFigures> {
  type LayoutShift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Element | null }[]
  }
  const entries = <E extends PerformanceEntry>(type: string) =>
    new Promise<E[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as E[])).observe({
        type,
        buffered: true,
      })
      setTimeout(() => resolve([]), 200)
    })
  const FCP = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const LCP = (await entries('largest-contentful-paint')).at(-1)?.startTime ?? 0
  const tasks = (await entries('longtask')).filter(({ startTime }) => startTime >= FCP)
  const TBT = tasks.reduce((sum, { duration }) => sum + duration - 50, 0)
  const found = await entries<LayoutShift>('layout-shift')
  const shifts = found.filter(({ hadRecentInput }) => !hadRecentInput)
  const CLS = shifts.reduce((sum, { value }) => sum + value, 0)
  const moved = shifts.flatMap(({ sources }) =>
    sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
  )
  return { FCP, LCP, TBT, CLS, moved }
}
