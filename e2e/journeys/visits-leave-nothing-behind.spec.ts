import type { CDPSession, Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { remotePages } from '../site/remote-pages.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** One way through the site: every vertical that the header leads to, then home with its search form. */
const stops = remotePages.flatMap(({ link, heading }) => (link ? [{ link, heading }] : []))
const rounds = 5

/** Counts are exact, the heap is what V8 makes of it: compiled code comes and goes. A leak of the pages was over 6 MB in ten rounds. */
const heapToleranceBytes = 1_500_000

test('visits between the verticals leave no listener, subscription, node or memory behind', async ({
  page,
  context,
  visitor,
}) => {
  // Slides that fade by themselves would fetch the next picture in one count and not in the other.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.opens(paths.home)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  // Everything is loaded and cached once or twice before anything is counted.
  for (let round = 0; round < 2; round++) await goesAround(visitor)
  const baseline = await census(devtools, visitor)
  for (let round = 0; round < rounds; round++) await goesAround(visitor)
  const after = await census(devtools, visitor)

  expect(after.subscriptions).toBe(baseline.subscriptions)
  expect(after.listeners).toBeLessThanOrEqual(baseline.listeners)
  expect(after.nodes).toBeLessThanOrEqual(baseline.nodes)
  expect(after.heapBytes - baseline.heapBytes).toBeLessThan(heapToleranceBytes)
})

async function goesAround(visitor: Visitor) {
  const links = await visitor.mainLinks()
  for (const { link, heading } of stops) {
    await links.getByRole('link', { name: link, exact: true }).click()
    await visitor.sees(visitor.heading(heading))
  }
  await links.getByRole('link', { name: 'Home', exact: true }).click()
  await visitor.sees(visitor.page.getByRole('tab', { name: 'Flights' }))
  await sliderHasStarted(visitor.page)
}

/** Home's slider starts under the mouse, here without one: browsers keep what it pointed at. It brings a live region then. */
async function sliderHasStarted(page: Page) {
  const slider = page.getByRole('region', { name: 'Popular destinations', exact: true })
  await slider.dispatchEvent('pointerover')
  await expect(slider.locator('.swiper-notification')).toHaveCount(1)
}

/** Counts after garbage collection, once two counts in a row are the same. */
async function census(devtools: CDPSession, visitor: Visitor) {
  let last = await count(devtools, visitor)
  for (;;) {
    const next = await count(devtools, visitor)
    if (next.listeners === last.listeners && next.nodes === last.nodes) return next
    last = next
  }
}

async function count(devtools: CDPSession, visitor: Visitor) {
  for (let n = 0; n < 3; n++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    subscriptions: await visitor.page.evaluate(() => window.__storefront__?.listeners()),
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    heapBytes: of('JSHeapUsedSize'),
  }
}
