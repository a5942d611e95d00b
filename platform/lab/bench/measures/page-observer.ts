/** Measures of a page: filled by `observePage`, read at the end of a visit. All in ms since navigation, CLS as is. */
export type PageRecord = {
  fcp: number
  lcp: number
  /** What the largest paint was of, to see that the arms painted the same. */
  lcpOf: string
  cls: number
  longTasks: { at: number; ms: number }[]
  /** When a click was first taken by the page; 0 until then. */
  interactive: number
}

declare global {
  interface Window {
    __bench?: PageRecord
  }
}

/**
 * Runs in the page before anything of it. With `clickable`, a selector, it clicks that link again and again until the
 * page's own code takes the click from the browser: the first one that has an effect.
 */
export function observePage(clickable: string | null): void {
  const record: PageRecord = { fcp: 0, lcp: 0, lcpOf: '', cls: 0, longTasks: [], interactive: 0 }
  window.__bench = record

  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') record.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    const { url, element } = entry as PerformanceEntry & { url: string; element: Element | null }
    record.lcp = entry.startTime
    record.lcpOf = url ? new URL(url).pathname : (element?.tagName.toLowerCase() ?? '')
  })
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) record.cls += shift.value
  })
  observe('longtask', (entry) => record.longTasks.push({ at: entry.startTime, ms: entry.duration }))

  if (!clickable) return
  let isMine = false
  // The page's own listeners sit below the window: what they took from the browser had an effect.
  window.addEventListener('click', (event) => {
    if (!isMine) return
    if (event.defaultPrevented) record.interactive ||= performance.now()
    event.preventDefault()
  })
  const timer = setInterval(() => {
    if (record.interactive) return clearInterval(timer)
    isMine = true
    document
      .querySelector(clickable)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    isMine = false
  }, 20)
}
