import type { Page, Request } from '@playwright/test'

/** Entry as the browser reports it; TypeScript's own library does not have it yet. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

declare global {
  interface Window {
    /** Elements that the server rendered, and movements since they were shown. */
    __served__?: { elements: Element[]; shifts: { value: number; moved: string[] }[] }
  }
}

/** Notes what the server rendered before the page's script renders, and every call that the browser makes itself. */
export async function watchHydration(page: Page): Promise<Request[]> {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  await page.addInitScript(() => {
    const served: NonNullable<Window['__served__']> = { elements: [], shifts: [] }
    window.__served__ = served
    // The page's script stands after the content and renders in a later task: at `interactive` all of the HTML is there, untouched.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      served.elements = [...document.querySelectorAll('#root *')]
    })
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
  return calls
}

/** Counts the elements that the server rendered, and lists the first that are gone and the layout shifts since. */
export async function whatBecameOfIt(page: Page) {
  return page.evaluate(() => {
    const { elements = [], shifts = [] } = window.__served__ ?? {}
    const gone = elements.filter(({ isConnected }) => !isConnected)
    return {
      served: elements.length,
      gone: gone.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
      // To two digits, as the measure is read: a header that is parsed in two pieces stays below that.
      shifted: Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 100) / 100,
      shifts,
    }
  })
}
