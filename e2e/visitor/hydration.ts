import type { Page, Request } from '@playwright/test'

/** Waits until the browser is idle. Tests wait for later content by name. */
export const isIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })))

/** Entry of the browser that TypeScript's own library lacks. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

declare global {
  interface Window {
    __served__?: {
      elements: Element[]
      /** True once the page was painted as the server rendered it. */
      isPainted: boolean
      /** Layout shifts since the first paint. */
      shifts: { value: number; moved: string[] }[]
    }
  }
}

/**
 * Records what the server rendered, layout shifts, and the calls that the browser makes itself. Holds the font back
 * until the server's page is painted, and the page's script until the font is there.
 */
export async function watchHydration(page: Page): Promise<Request[]> {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  await page.addInitScript(() => {
    const served: NonNullable<Window['__served__']> = { elements: [], isPainted: false, shifts: [] }
    window.__served__ = served
    // The boot data follow the content and precede the page's script, so the content is complete and untouched here.
    new MutationObserver((_, observer) => {
      if (!document.getElementById('boot')) return
      observer.disconnect()
      served.elements = [...document.querySelectorAll('#root *')]
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          served.isPainted = true
        }),
      )
    }).observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName
          return `${what} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`
        })
        if (!entry.hadRecentInput) served.shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => window.__served__?.isPainted)
    await route.continue()
  })
  await page.route(/\/shell\.[^/]+\.js$/, async (route) => {
    const isReady = () => window.__served__?.isPainted && document.fonts.status === 'loaded'
    await page.waitForFunction(isReady)
    await route.continue()
  })
  return calls
}

/** Counts the elements that the server rendered, and lists the first that were removed and the layout shifts. */
export async function hydrationOf(page: Page) {
  return page.evaluate(() => {
    const { elements = [], shifts = [] } = window.__served__ ?? {}
    const gone = elements.filter(({ isConnected }) => !isConnected)
    return {
      served: elements.length,
      gone: gone.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
      // Two decimals, as in reports of this metric.
      shifted: Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 100) / 100,
      shifts,
    }
  })
}
