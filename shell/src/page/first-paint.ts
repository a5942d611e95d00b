/**
 * Sets `data-painted` on the document after the first contentful paint. Until then, styles may leave out what is below
 * the window. It is inlined as text, like `recordEarlyTaps`.
 */
export function markFirstPaint(): void {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    document.documentElement.dataset.painted = ''
    observer.disconnect()
  }).observe({ type: 'paint', buffered: true })
}
