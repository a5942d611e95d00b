import type { CDPSession, Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { remotePages } from '../site/remote-pages.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** Stops of a round: each vertical with a link in the header. Every round ends at home. */
const stops = remotePages.flatMap(({ link, heading }) => (link ? [{ link, heading }] : []))
const rounds = 5

/** V8 compiles code and drops it again, so the heap varies. A leaking page took over 6 MB in ten rounds. */
const heapToleranceBytes = 1_500_000

test('browsing every vertical repeatedly leaks no listener, subscription, node or memory', async ({
  page,
  context,
  visitor,
}) => {
  // Moving slides would fetch another picture before one count and not before the other.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.opens(paths.home)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  // The first rounds fill the caches.
  for (let round = 0; round < 2; round++) await browseRound(visitor)
  const baseline = await census(devtools, visitor)
  for (let round = 0; round < rounds; round++) await browseRound(visitor)
  const after = await census(devtools, visitor)

  expect(after.subscriptions).toBe(baseline.subscriptions)
  expect(after.listeners).toBeLessThanOrEqual(baseline.listeners)
  expect(after.nodes).toBeLessThanOrEqual(baseline.nodes)
  expect(after.heapBytes - baseline.heapBytes).toBeLessThan(heapToleranceBytes)
})

async function browseRound(visitor: Visitor) {
  for (const { link, heading } of stops) {
    await visitor.follows(link)
    await visitor.sees(visitor.heading(heading))
  }
  await visitor.follows('Home')
  await visitor.sees(visitor.page.getByRole('tab', { name: 'Flights' }))
  await startSlider(visitor.page)
}

/** Starts home's lower slider and waits for both live regions. The browser would keep the element under a real mouse. */
async function startSlider(page: Page) {
  const slider = page.getByRole('region', { name: 'Popular destinations', exact: true })
  // The placeholder before the cards is another slider.
  await expect(slider.getByRole('link').first()).toBeVisible()
  await slider.dispatchEvent('pointerover')
  await expect(slider.locator('.swiper-notification')).toHaveCount(1)
  await expect(page.locator('.swiper-notification')).toHaveCount(2)
}

/** Counts until two counts in a row are the same. */
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
