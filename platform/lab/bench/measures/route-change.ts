import type { Browser, CDPSession, Page } from 'playwright'
import type { Edge } from '../network/edge.ts'
import { type Conditions, quiet } from './visit.ts'

/** From a click in the header until the page it leads to is there. */
export type RouteChange = { ms: number; requests: number; bytes: number }

/** How long a finger or a button stays down, in ms. */
const pressMs = 80

const desk = { width: 1440, height: 900 }

/** A link of the header, what its page shows first, and the page that it is pressed on. */
export type Route = { from: string; to: string; target: string }

const toHotels: Route = { from: '/', to: '/hotels', target: 'main li article a[href^="/hotels/"]' }

/** From each vertical to the next, round once; the first one is a target. */
export const routeList: [Route, ...Route[]] = [
  toHotels,
  { from: '/hotels', to: '/tours', target: 'main li article a[href^="/tours/"]' },
  { from: '/tours', to: '/packages', target: 'main li article a[href^="/packages/"]' },
  { from: '/packages', to: '/blog', target: 'main article a[href^="/blog/"]' },
  { from: '/blog', to: '/?tab=flights', target: 'main search [data-remote="flights"]' },
]

const linkTo = (to: string) => `header nav[aria-label="Main"] a[href="${to}"]`

/** Goes from one page to another once. Images do not count as requests: every list has its own. */
export async function changeRoute(
  browser: Browser,
  edge: Edge,
  conditions: Conditions,
  withHover: boolean,
  { from, to, target }: Route,
): Promise<RouteChange> {
  const link = linkTo(to)
  const context = await browser.newContext({ viewport: desk })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
    edge.reset(conditions.speed)
    await page.goto(`${edge.url}${from}`, { waitUntil: 'load' })
    await quiet(edge.passed)
    if (withHover) {
      await page.locator(link).first().hover()
      await quiet(edge.passed)
    }
    edge.passed.length = 0
    const arrived = page.evaluate(timeUntil, [to, target] as const)
    await page.locator(link).first().hover()
    await page.mouse.down()
    await new Promise((resolve) => setTimeout(resolve, pressMs))
    await page.mouse.up()
    const ms = await arrived
    await quiet(edge.passed)
    const asked = edge.passed.filter(({ type }) => !type.startsWith('image/'))
    return { ms, requests: asked.length, bytes: asked.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    await context.close()
  }
}

/**
 * In the page: from the next click until the frame in which something is there that matches, in ms. It looks when the page
 * changes: asking in every frame would have the browser draw frames that the page does not need.
 */
function timeUntil([to, selector]: readonly [string, string]): Promise<number> {
  return new Promise((resolve) => {
    const onClick = ({ timeStamp }: MouseEvent) => {
      const observer = new MutationObserver(() => {
        const isThere =
          location.pathname + location.search === to && document.querySelector(selector)
        if (!isThere) return
        observer.disconnect()
        requestAnimationFrame(() => resolve(performance.now() - timeStamp))
      })
      observer.observe(document, { childList: true, subtree: true })
    }
    window.addEventListener('click', onClick, { once: true, capture: true })
  })
}

/** Memory of a page before and after many route changes, in MB after garbage collection. */
export type MemoryUse = {
  beforeMb: number
  afterMb: number
  nodesBefore: number
  nodesAfter: number
}

/** Clicks between home and the hotels many times; the first round trips are not measured. */
export async function measureMemory(
  browser: Browser,
  edge: Edge,
  changes: number,
): Promise<MemoryUse> {
  const context = await browser.newContext({ viewport: desk })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    edge.reset(null)
    await page.goto(edge.url, { waitUntil: 'load' })
    await goBackAndForth(page, 6)
    const before = await heapOf(session)
    await goBackAndForth(page, changes)
    const after = await heapOf(session)
    return {
      beforeMb: before.mb,
      afterMb: after.mb,
      nodesBefore: before.nodes,
      nodesAfter: after.nodes,
    }
  } finally {
    await context.close()
  }
}

async function goBackAndForth(page: Page, changes: number) {
  for (let change = 0; change < changes; change += 2) {
    await page.locator(linkTo(toHotels.to)).click()
    // Locators keep no reference to elements. Handles would keep every page in memory.
    await page.locator(toHotels.target).first().waitFor()
    await page.locator('header a[href="/"]').first().click()
    await page.locator('main search').waitFor()
  }
}

async function heapOf(session: CDPSession): Promise<{ mb: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { mb: usedSize / 1e6, nodes }
}
