import type { Browser, Page } from 'playwright'
import type { Edge } from '../network/edge.ts'
import { type Conditions, phone, quiet } from './visit.ts'

declare global {
  interface Window {
    /** The longest interaction since it was last read, from input to the next paint, in ms. */
    __slowest?: number
  }
}

/** A room that can be had, or the longer stay in which one can. */
const room = (page: Page) =>
  page.getByRole('button', { name: /^(Select Room|Stay \d)/, disabled: false }).first()

/** What visitors do on three pages, in order; each leaves the page as the next one needs it. */
const steps: [page: string, steps: [what: string, act: (page: Page) => Promise<unknown>][]][] = [
  [
    'home',
    [
      ['menu', (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap()],
      ['menu, closed', (page) => page.keyboard.press('Escape')],
      ['form errors', (page) => page.getByRole('button', { name: 'Search', exact: true }).tap()],
      ['travellers', (page) => page.getByRole('button', { name: /^Travellers/ }).tap()],
      ['one adult more', (page) => page.getByRole('button', { name: 'Add adult' }).tap()],
      ['travellers, done', (page) => page.getByRole('button', { name: 'Done' }).tap()],
      ['calendar', (page) => page.getByRole('button', { name: /^Departure date/ }).tap()],
      ['calendar, next month', (page) => page.getByRole('button', { name: /next month/i }).tap()],
      ['calendar, closed', (page) => page.keyboard.press('Escape')],
      ['airports', (page) => page.getByRole('button', { name: /^From/ }).tap()],
      ['airport, a letter', (page) => page.keyboard.press('m')],
      ['airports, closed', (page) => page.keyboard.press('Escape')],
      ['tab', (page) => page.getByRole('tab', { name: 'Hotels' }).tap()],
    ],
  ],
  [
    'hotel list',
    [
      ['filters', (page) => page.getByRole('button', { name: 'Filters' }).tap()],
      ['a filter', (page) => page.getByRole('checkbox').first().tap()],
      ['card to detail', (page) => page.locator('main article a').first().tap()],
    ],
  ],
  [
    'hotel detail',
    [
      ['next picture', (page) => page.getByRole('button', { name: 'Next picture' }).first().tap()],
      ['room', (page) => room(page).tap()],
    ],
  ],
]

/** How long after an input its paint has been reported, in ms. */
const toldMs = 400

/** Interaction to next paint of each step on a live page, by what it is, in ms; a quick one counts as 16. */
export async function measureInteractions(
  browser: Browser,
  edge: Edge,
  { cpuSlowdown }: Conditions,
  pathOf: (page: string) => string,
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const [name, acts] of steps) {
    const context = await browser.newContext(phone)
    try {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await page.addInitScript(noteSlowest)
      edge.reset(null)
      await page.goto(`${edge.url}${pathOf(name)}`, { waitUntil: 'load' })
      await quiet(edge.passed)
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
      for (const [what, act] of acts) {
        await page.evaluate(() => {
          window.__slowest = 0
        })
        await act(page)
        await new Promise((resolve) => setTimeout(resolve, toldMs))
        found.set(what, Math.max(16, await page.evaluate(() => window.__slowest ?? 0)))
      }
    } finally {
      await context.close()
    }
  }
  return found
}

/** In the page, before anything of it. */
function noteSlowest() {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.__slowest = Math.max(window.__slowest ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
