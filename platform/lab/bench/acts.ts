import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { liveAt, newTab } from './visit.ts'

/** Button that selects an available room, or a stay for which one is available. */
const room = (page: Page) =>
  page.getByRole('button', { name: /^(Select Room|Stay \d)/, disabled: false }).first()

/** Interactions on three pages, in order. Each leaves the page ready for the next. */
const acts: Record<string, Record<string, (page: Page) => Promise<unknown>>> = {
  home: {
    menu: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
    'menu, closed': (page) => page.keyboard.press('Escape'),
    'form errors': (page) => page.getByRole('button', { name: 'Search', exact: true }).tap(),
    travellers: (page) => page.getByRole('button', { name: /^Travellers/ }).tap(),
    'one adult more': (page) => page.getByRole('button', { name: 'Add adult' }).tap(),
    'travellers, done': (page) => page.getByRole('button', { name: 'Done' }).tap(),
    calendar: (page) => page.getByRole('button', { name: /^Departure date/ }).tap(),
    'calendar, next month': (page) => page.getByRole('button', { name: /next month/i }).tap(),
    'calendar, closed': (page) => page.keyboard.press('Escape'),
    airports: (page) => page.getByRole('button', { name: /^From/ }).tap(),
    'airport, a letter': (page) => page.keyboard.press('m'),
    'airports, closed': (page) => page.keyboard.press('Escape'),
    tab: (page) => page.getByRole('tab', { name: 'Hotels' }).tap(),
  },
  'hotel list': {
    filters: (page) => page.getByRole('button', { name: 'Filters' }).tap(),
    'a filter': (page) => page.getByRole('checkbox').first().tap(),
    'card to detail': (page) => page.locator('main article a').first().tap(),
  },
  'hotel detail': {
    'next picture': (page) => page.getByRole('button', { name: 'Next picture' }).first().tap(),
    room: (page) => room(page).tap(),
  },
}

/** Longest time until the browser reports an interaction, in ms. */
const reportDelayMs = 400

/** Interaction to next paint of each act, in ms, on a slow processor. Shorter ones count as 16. */
export async function interactions(
  browser: Browser,
  site: string,
  pages: Record<string, string>,
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const [name, ofPage] of Object.entries(acts)) {
    const { page, ends } = await newTab(browser, { isSlow: false })
    try {
      await page.addInitScript(noteSlowest)
      await page.goto(site + pages[name], { waitUntil: 'networkidle' })
      await liveAt(page)
      for (const [what, act] of Object.entries(ofPage)) {
        await page.evaluate(() => Object.assign(window, { slowest: 16 }).slowest)
        await act(page)
        await pause(reportDelayMs)
        found.set(
          what,
          await page.evaluate(() => (window as unknown as SlowestInteraction).slowest),
        )
      }
    } finally {
      await ends()
    }
  }
  return found
}

/** Longest interaction since the last reset, in ms. */
type SlowestInteraction = { slowest: number }

/** Records the longest interaction. Runs in the page before its scripts. */
function noteSlowest() {
  const page = window as unknown as SlowestInteraction
  const note = (list: PerformanceObserverEntryList) => {
    for (const { duration } of list.getEntries()) page.slowest = Math.max(page.slowest, duration)
  }
  const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit
  new PerformanceObserver(note).observe(options)
}

/** Taps From once it is painted. Returns the ms from navigation to its dialog; throws if the tap is lost. */
export async function earlyTap(browser: Browser, site: string): Promise<number> {
  const { page, ends } = await newTab(browser, { isSlow: true })
  try {
    await page.goto(site, { waitUntil: 'commit' })
    await page.getByRole('button', { name: /^From/ }).tap()
    await page.getByRole('dialog', { name: 'Select Location' }).waitFor()
    return await page.evaluate(() => performance.now())
  } finally {
    await ends()
  }
}

/** Round trip through the links of the header, with a selector of each page's first content. */
export const routes = [
  { from: '/', to: '/hotels', target: 'main li article a[href^="/hotels/"]' },
  { from: '/hotels', to: '/tours', target: 'main li article a[href^="/tours/"]' },
  { from: '/tours', to: '/packages', target: 'main li article a[href^="/packages/"]' },
  { from: '/packages', to: '/blog', target: 'main article a[href^="/blog/"]' },
  { from: '/blog', to: '/?tab=flights', target: 'main search [data-remote="flights"]' },
]

/** Duration of a press, in ms. */
const pressMs = 80

/** Ms from a click in the header to the first content of the next page. */
export async function routeChange(
  browser: Browser,
  site: string,
  { from, to, target }: (typeof routes)[number],
  withHover: boolean,
): Promise<number> {
  const { page, ends } = await newTab(browser, { isSlow: true, isDesk: true })
  try {
    await page.goto(site + from, { waitUntil: 'networkidle' })
    await liveAt(page)
    const link = page.locator(`header nav[aria-label="Main"] a[href="${to}"]`).first()
    if (withHover) {
      await link.hover()
      await pause(pressMs)
      await page.waitForLoadState('networkidle')
      await pause(2000)
    }
    const arrived = page.evaluate(timeUntil, [to, target] as const)
    await link.click({ delay: pressMs })
    return await arrived
  } finally {
    await ends()
  }
}

/** Runs in the page. Returns the ms from the next click to the first frame at `to` with a match of `selector`. */
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
