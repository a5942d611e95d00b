import { setTimeout as pause } from 'node:timers/promises'
import { bookingPaths, checkoutsKey, type Product, products } from '@storefront/contract'
import { cancunDay } from '@storefront/domain'
import type { Browser, Page } from 'playwright'
import { liveAt, newTab, setSlow } from './visit.ts'

/** Score of a page that moved, and what moved. */
export type Shift = { CLS: number; moved: string[] }

/** Pages with a line that only a device with bookings has. Summaries are reached from the detail pages. */
const withLine = [
  'home',
  'flight results',
  ...['hotel', 'tour', 'package'].flatMap((one) => [`${one} list`, `${one} detail`]),
]

/** Pages on which products are selected. */
const selecting: Record<Product, string> = {
  flight: 'flight results',
  hotel: 'hotel detail',
  tour: 'tour detail',
  package: 'package detail',
}

/**
 * Layout shifts of `pages` and of the four summaries on a slow phone and a slow desktop, with an unfinished booking,
 * with a trip and with nothing booked.
 */
export async function* shifts(
  browser: Browser,
  site: string,
  pages: Record<string, string>,
): AsyncGenerator<[row: string, Shift]> {
  for (const [device, bookings] of Object.entries(devices()))
    for (const width of [390, 1440]) {
      const { page, session, ends } = await newTab(browser, { isSlow: false, isDesk: width > 390 })
      const measure = async (
        name: string,
        load: () => Promise<unknown>,
      ): Promise<[string, Shift]> => {
        // Without a cache a tab that has been used fetches its font again, and applies it after the first paint.
        await setSlow(session, true, true)
        await load()
        await liveAt(page)
        await page.waitForLoadState('networkidle')
        await pause(500)
        const shift = await page.evaluate(shiftsOfPage)
        await setSlow(session, false)
        return [`${name}, ${device}, ${width} px`, shift]
      }
      try {
        if (width === 390) await page.setViewportSize({ width, height: 844 })
        await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
          checkoutsKey,
          JSON.stringify(bookings),
        ] as const)
        for (const name of withLine) yield measure(name, () => page.goto(site + pages[name]))
        for (const product of products) {
          const days = product === 'hotel' ? `?checkin=${dayIn(20)}&checkout=${dayIn(25)}` : ''
          await page.goto(site + pages[selecting[product]] + days)
          await liveAt(page)
          await arrive(page, bookingPaths[product].summary)
          // Not a reload, which would keep the page scrolled.
          const summary = site + bookingPaths[product].summary
          yield measure(`${product} summary`, () => page.goto(summary))
          // A document without scripts, which would write the selection again.
          await page.goto(`${site}/robots.txt`)
          await page.evaluate(() => sessionStorage.clear())
        }
      } finally {
        await ends()
      }
    }
}

async function arrive(page: Page, summary: string) {
  const buttons = page
    .getByRole('main')
    .getByRole('button', { name: /^(Select\b(?! Location)|Book Now)/, disabled: false })
  await buttons.first().click()
  await page.waitForURL((url) => url.pathname === summary)
}

const dayMs = 24 * 60 * 60_000

function dayIn(days: number) {
  return cancunDay(new Date(Date.now() + days * dayMs))
}

/** Lists of bookings by the state of the device that has them. */
function devices(): Record<string, object[]> {
  const now = Date.now()
  const counts = { adults: 2, children: 1, infants: 0 }
  const booking = {
    ...{ id: 'bench', revision: 1, startedAt: now - 60_000, product: 'hotel', way: 'card' },
    ...{ selectionKey: 'bench', itemKey: 'bench', document: 'bench', reference: 'BENCH-1' },
    recap: { name: 'Casa Flamboyán, Courtyard Room', rows: [], totalUsd: 520.5, events: [] },
    plan: { place: 'Cancún', first: dayIn(20), last: dayIn(25), counts },
  }
  const paymentPage = 'https://payments.example'
  const unfinished = { state: 'payable', paymentPage, expiresAt: null, selection: {} }
  return {
    'an unfinished booking': [{ ...booking, ...unfinished, keptUntil: now + dayMs }],
    'a trip': [{ ...booking, state: 'paid', keptUntil: null }],
    'nothing booked': [],
  }
}

/** Runs in the page. Counts shifts that follow no input. */
async function shiftsOfPage(): Promise<Shift> {
  const entries = await new Promise<PerformanceEntry[]>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
    setTimeout(() => resolve([]), 200)
  })
  const list = entries as (PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Element | null }[]
  })[]
  const counted = list.filter(({ hadRecentInput }) => !hadRecentInput)
  return {
    CLS: counted.reduce((sum, { value }) => sum + value, 0),
    moved: counted.flatMap(({ sources }) =>
      sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
    ),
  }
}
