import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { flightsFound, oneOfEach } from '../site/public-pages.ts'
import { expectAccessible } from '../visitor/accessibility.ts'
import { expectCurrentIsMarked } from '../visitor/colours.ts'
import { dayFromToday, written } from '../visitor/days.ts'
import { expectFitsWithDoubleDefault, expectFitsWithEveryText } from '../visitor/fitting.ts'
import { hydrationOf, isIdle, watchHydration } from '../visitor/hydration.ts'
import { phone, resizeTo } from '../visitor/media.ts'
import { expectStill } from '../visitor/movement.ts'
import { lucia } from '../visitor/people.ts'
import { arrivesAtSummary } from '../visitor/products.ts'
import { Visitor } from '../visitor/visitor.ts'

// For most of the day it is tomorrow in Tokyo while it is today in Cancún.
test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' })

const stay = `destination=&checkin=${dayFromToday(9)}&checkout=${dayFromToday(12)}&guests=2,1,0`

type Kind = {
  /** The page of the first record of this kind when absent. */
  address?: string
  /**
   * JavaScript that the page needs to hydrate, in brotli. 86 kB are a file that a release of the shell does not change. Module
   * Federation's runtime takes 20 kB of the shell's other file and 4 kB of every entry (docs/decisions/federation.md).
   */
  kilobytes?: number
  /** Calls or scripts that may follow hydration. */
  later?: RegExp
  /** True for a layout of several columns, which differs from that of a phone. */
  isWide?: boolean
}

/** One page of each kind. Lists and records of tours and packages have the same screens, and so have pages of text. */
const kinds: Record<string, Kind> = {
  home: { address: paths.home, kilobytes: 150, later: /\/remotes\/content\//, isWide: true },
  'home with another tab': { address: `${paths.home}?tab=hotels` },
  // The prices of nearby days load after the results. The server did not send them.
  'flight results': {
    address: flightsFound,
    kilobytes: 162,
    later: /\/flights\/days$/,
    isWide: true,
  },
  hotels: { address: `${paths.hotels}?${stay}`, kilobytes: 160, isWide: true },
  hotel: { isWide: true },
  tours: { address: paths.tours, kilobytes: 155 },
  tour: { isWide: true },
  packages: { address: `${paths.packages}?${stay}`, kilobytes: 157 },
  blog: { address: paths.blog, kilobytes: 147 },
  article: {},
  contact: { address: paths.contact },
  faq: { address: paths.faq },
  'failed payment': { address: paths.hotelFailed },
  'no page': { address: '/no-such-page' },
}

/** Scripts that load after hydration, for calls of the browser. */
const ofCalls = /\/(calls|\d+)\.js$/

for (const [kind, { address, kilobytes, later, isWide = false }] of Object.entries(kinds)) {
  if (address && kind !== 'no page' && !isLive(new URL(address, 'http://localhost').pathname))
    continue

  test(`${kind}: hydrates in place from what the server sent, and is accessible in every setting`, async ({
    page,
    visitor,
    troubles,
  }) => {
    if (kind === 'no page') troubles.expect(/status of 404/)
    const opened = address ?? (await oneOfEach(page.request))[kind] ?? ''
    const named = await namedScripts(page.request, opened)
    const calls = await watchHydration(page)
    const unnamed = await holdScripts(page, new Set(named.map(({ path }) => path)))
    await visitor.opens(opened)
    await isIdle(page)
    const called = () => [...new Set(calls.map((call) => new URL(call.url()).pathname))]
    expect(called().filter((path) => !later?.test(path))).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main').getByText(/^(Loading|Searching \w).*…$/)).toHaveCount(0)
    await expect(page.getByText('This part of the site is not available')).toHaveCount(0)
    const prices = page.getByRole('navigation', { name: 'Prices of nearby days' })
    if (kind === 'flight results') await expect(prices).toContainText('$')
    const { served, gone, shifted, shifts } = await hydrationOf(page)
    expect(served, 'elements that the server rendered').toBeGreaterThan(50)
    expect(gone, 'elements thrown away').toEqual([])
    expect(shifted, `layout shift: ${JSON.stringify(shifts)}`).toBe(0)

    if (kilobytes) {
      // The count is exact, because METRICS and STATUS_PAGE are off: with either, one page in twenty, by chance, also
      // names the script that measures web vitals.
      const names = named.map(({ path }) => path).join(' ')
      expect(named.length, names).toBeLessThanOrEqual(kind === 'blog' ? 6 : 5)
      const bytes = named.reduce((sum, script) => sum + script.bytes, 0)
      expect(bytes / 1000).toBeGreaterThan(50)
      expect(bytes / 1000).toBeLessThanOrEqual(kilobytes)
    }
    const early = unnamed.filter((path) => !ofCalls.test(path) && !later?.test(path))
    if (kilobytes) expect(early).toEqual([])
    await expectAccessibleInEverySetting(page, isWide)
  })
}

test('a summary with errors is accessible in every setting', async ({ page, visitor }) => {
  await arrivesAtSummary(visitor, 'hotel')
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expectAccessibleInEverySetting(page, true)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a stored booking, family and stay cause no layout shift', async ({ page, visitor }) => {
    await arrivesAtSummary(visitor, 'tour')
    await visitor.fillsInTravellers('Guest', [lucia])
    await visitor.goesToPay()
    await visitor.pays()
    const success = page.url()

    await watchHydration(page)
    const family = `${flightsFound}&adults=2&children=1&infants=1`
    for (const address of [family, paths.home, success, paths.account]) {
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
    // From the second page on the server knows the visitor's day.
    await visitor.reloads()
    await isIdle(page)
    expect(searched()).toEqual([checkIn])
    expect(await hydrationOf(page)).toMatchObject({ gone: [], shifted: 0 })
  })
})

/** Scripts that the HTML of a page names, to run or to preload, with their bytes in brotli. */
async function namedScripts(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const tags = html.match(/<script src="[^"]+"|<link rel="preload" as="script"[^>]* href="[^"]+"/g)
  const paths = new Set((tags ?? []).map((tag) => /"([^"]*\.js)"/.exec(tag)?.[1] ?? ''))
  return Promise.all(
    [...paths].map(async (path) => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
      return { path, bytes: Number(answer.headers()['content-length']) }
    }),
  )
}

/** Holds all other scripts back until the page is hydrated: one that it needs would take a third round trip. Returns their paths. */
async function holdScripts(page: Page, named: Set<string>): Promise<string[]> {
  const unnamed: string[] = []
  await page.route(/\.js(\?|$)/, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!named.has(pathname)) {
      unnamed.push(pathname)
      await new Visitor(page).waitsForHydration()
    }
    await route.fallback()
  })
  return unnamed
}

/** Expects the page to be accessible in every setting. Each width is a new layout, so the settings go by width. */
async function expectAccessibleInEverySetting(page: Page, isWide: boolean) {
  if (isWide) {
    await expectAccessible(page)
    await expectCurrentIsMarked(page)
    await expectFitsWithDoubleDefault(page)
  }
  await resizeTo(page, 390)
  await expectAccessible(page)
  await expectFitsWithEveryText(page)
  if (isWide) await expectStill(page)
}
