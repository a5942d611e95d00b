import type { Page, Request } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { flightsFound, oneOfEach } from '../site/public-pages.ts'
import { dayFromToday, written } from '../visitor/days.ts'
import { phone } from '../visitor/media.ts'
import { lucia } from '../visitor/people.ts'
import { arrivesAtSummary } from '../visitor/products.ts'

// For most of the day it is tomorrow in Tokyo while it is today in Cancún.
test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' })

const stay = `destination=&checkin=${dayFromToday(9)}&checkout=${dayFromToday(12)}&guests=2,1,0`

/** Address of each kind of page; '' stands for the page of the first record of that kind. */
const pages: Record<string, string> = {
  home: paths.home,
  'home with another tab': `${paths.home}?tab=hotels`,
  'flights results': flightsFound,
  hotels: `${paths.hotels}?${stay}`,
  hotel: '',
  packages: `${paths.packages}?${stay}`,
  tour: '',
  article: '',
  contact: paths.contact,
  'no page': '/no-such-page',
}

/** Waits until the browser is idle. Tests wait for later content by name. */
const isIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })))

for (const [kind, address] of Object.entries(pages)) {
  test(`${kind}: hydration keeps every element in its place and repeats no request`, async ({
    page,
    visitor,
    troubles,
  }) => {
    if (kind === 'no page') troubles.expect(/status of 404/)
    const calls = await watchHydration(page)
    await visitor.opens(address || ((await oneOfEach(page.request))[kind] ?? ''))
    await isIdle(page)
    // The prices of nearby days load after the results. The server did not send them.
    const later = kind === 'flights results' ? ['/api/v1/flights/days'] : []
    const called = () => [...new Set(calls.map((call) => new URL(call.url()).pathname))]
    await expect.poll(called).toEqual(later)
    const prices = page.getByRole('navigation', { name: 'Prices of nearby days' })
    if (later.length > 0) await expect(prices).toContainText('$')
    const { served, gone, shifted, shifts } = await hydrationOf(page)
    expect(served, 'elements that the server rendered').toBeGreaterThan(50)
    expect(gone, 'elements thrown away').toEqual([])
    expect(shifted, `layout shift: ${JSON.stringify(shifts)}`).toBe(0)

    // A click is handled in this document, without a new one.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await visitor.sees(visitor.heading('Frequently asked questions'))
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a stored booking, family and stay cause no layout shift', async ({ page, visitor }) => {
    await arrivesAtSummary(visitor, 'tour')
    await visitor.fillsInTravellers('Guest', [lucia])
    await visitor.goesToPay()
    await visitor.pays()
    const success = page.url()

    await watchHydration(page)
    const family = 'adults=2&children=1&infants=1'
    const record = (await oneOfEach(page.request)).hotel ?? ''
    const addresses = [`${flightsFound}&${family}`, `${paths.hotels}?${stay}`, paths.home, record]
    for (const address of [...addresses, success, paths.account]) {
      await visitor.opens(address)
      await isIdle(page)
      const { shifted, shifts } = await hydrationOf(page)
      expect(shifted, `layout shift of ${address}: ${JSON.stringify(shifts)}`).toBe(0)
    }
  })
})

test.describe('where it is another day than in Cancún', () => {
  // Far east it is tomorrow from five in the morning on, far west it is yesterday until then.
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
  const farAway = dayFromToday(0, east) === dayFromToday(0) ? west : east
  test.use({ timezoneId: farAway })

  test("hotels without dates are searched once, for the visitor's own days", async ({
    page,
    visitor,
  }) => {
    test.skip(
      dayFromToday(0, farAway) === dayFromToday(0),
      'the day has changed since this file was read',
    )
    const calls = await watchHydration(page)
    await visitor.opens(paths.hotels)
    // The server cannot know yet that it is another day for the visitor.
    const checkIn = dayFromToday(4, farAway)
    await visitor.sees(page.getByText(written(checkIn)).filter({ visible: true }).first())
    const searched = () => calls.map((call) => new URL(call.url()).searchParams.get('check_in'))
    await expect.poll(searched).toEqual([checkIn])
    expect((await hydrationOf(page)).gone).toEqual([])

    // From the second page on the server knows the visitor's day.
    calls.length = 0
    await visitor.reloads()
    await isIdle(page)
    expect(calls.map((call) => call.url())).toEqual([])
    expect(await hydrationOf(page)).toMatchObject({ gone: [], shifted: 0 })
  })
})

/** Entry of the browser that TypeScript's own library lacks. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

declare global {
  interface Window {
    __served__?: {
      elements: Element[]
      /** True once the page was painted as the server rendered it. */
      isPainted: boolean
      /** Layout shifts since the first paint. */
      shifts: { value: number; moved: string[] }[]
    }
  }
}

/**
 * Records what the server rendered, layout shifts, and the calls that the browser makes itself. Holds the font back
 * until the server's page is painted, and the page's script until the font is there.
 */
async function watchHydration(page: Page): Promise<Request[]> {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  await page.addInitScript(() => {
    const served: NonNullable<Window['__served__']> = { elements: [], isPainted: false, shifts: [] }
    window.__served__ = served
    // The boot data follow the content and precede the page's script, so the content is complete and untouched here.
    new MutationObserver((_, observer) => {
      if (!document.getElementById('boot')) return
      observer.disconnect()
      served.elements = [...document.querySelectorAll('#root *')]
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          served.isPainted = true
        }),
      )
    }).observe(document, { childList: true, subtree: true })
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
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => window.__served__?.isPainted)
    await route.continue()
  })
  await page.route(/\/shell\.[^/]+\.js$/, async (route) => {
    const isReady = () => window.__served__?.isPainted && document.fonts.status === 'loaded'
    await page.waitForFunction(isReady)
    await route.continue()
  })
  return calls
}

/** Counts the elements that the server rendered, and lists the first that were removed and the layout shifts. */
async function hydrationOf(page: Page) {
  return page.evaluate(() => {
    const { elements = [], shifts = [] } = window.__served__ ?? {}
    const gone = elements.filter(({ isConnected }) => !isConnected)
    return {
      served: elements.length,
      gone: gone.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
      // Two decimals, as in reports of this metric.
      shifted: Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 100) / 100,
      shifts,
    }
  })
}
