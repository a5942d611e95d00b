import { setTimeout as pause } from 'node:timers/promises'
import { bookingPaths, checkoutsKey, products } from '@storefront/contract'
import { cancunDay } from '@storefront/domain'
import type { Browser, Page } from 'playwright'
import { figuresOfPage, liveAt, newTab, type PageFigures } from './visit.ts'

/** Pages with a line that only a device with bookings has. Summaries are reached from the detail pages. */
const withLine = [
  'home',
  'flight results',
  ...['hotel', 'tour', 'package'].flatMap((one) => [`${one} list`, `${one} detail`]),
]

/**
 * Layout shifts of `pages` and of the four summaries on a slow phone and a slow desktop, with an unfinished booking,
 * with a trip and with nothing booked.
 */
export async function* shifts(
  browser: Browser,
  site: string,
  pages: Record<string, string>,
): AsyncGenerator<[row: string, PageFigures]> {
  for (const [device, bookings] of Object.entries(devices()))
    for (const width of [390, 1440]) {
      const { page, ends } = await newTab(browser, { isSlow: true, isDesk: width > 390 })
      const measure = async (name: string, path = ''): Promise<[string, PageFigures]> => {
        await page.goto(site + path)
        await liveAt(page)
        await page.waitForLoadState('networkidle')
        await pause(500)
        return [`${name}, ${device}, ${width} px`, await page.evaluate(figuresOfPage)]
      }
      try {
        if (width === 390) await page.setViewportSize({ width, height: 844 })
        await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
          checkoutsKey,
          JSON.stringify(bookings),
        ] as const)
        for (const name of withLine) yield measure(name, pages[name])
        for (const product of products) {
          const days = product === 'hotel' ? `?checkin=${dayIn(20)}&checkout=${dayIn(25)}` : ''
          const { summary } = bookingPaths[product]
          const choice = product === 'flight' ? 'flight results' : `${product} detail`
          await page.goto(site + pages[choice] + days)
          await liveAt(page)
          await arrive(page, summary)
          // Not a reload, which would keep the page scrolled.
          yield measure(`${product} summary`, summary)
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
