import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { flightsFound, oneOfEach } from '../site/public-pages.ts'
import { dayFromToday, written } from '../visitor/days.ts'
import { watchHydration, whatBecameOfIt } from '../visitor/hydration.ts'
import { phone } from '../visitor/media.ts'
import { lucia } from '../visitor/people.ts'
import { arrivesAtSummary } from '../visitor/products.ts'

// As far from Cancún as people live: for most of the day it is tomorrow there already.
test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' })

const stay = `destination=&checkin=${dayFromToday(9)}&checkout=${dayFromToday(12)}&guests=2,1,0`

/** Each kind of page; a kind of record stands for the page of the first one. */
const pages: [kind: string, address: string][] = [
  ['home', paths.home],
  ['home with another tab', `${paths.home}?tab=hotels`],
  ['flights results', flightsFound],
  ['hotels', `${paths.hotels}?${stay}`],
  ['hotel', ''],
  ['packages', `${paths.packages}?${stay}`],
  ['tour', ''],
  ['article', ''],
  ['contact', paths.contact],
  ['no page', '/no-such-page'],
]

for (const [kind, address] of pages) {
  test(`${kind}: the browser keeps what the server rendered, requests none of it again and moves nothing`, async ({
    page,
    visitor,
    troubles,
  }) => {
    if (kind.startsWith('no ')) troubles.expect(/status of 404/)
    const calls = await watchHydration(page)
    await visitor.opens(address || ((await oneOfEach(page.request))[kind] ?? ''))
    // Late content should have come: the test does not wait for it, as checking too early could only miss a fault.
    await page.waitForLoadState('networkidle')
    const { served, gone, shifted, shifts } = await whatBecameOfIt(page)
    expect(served, 'elements that the server rendered').toBeGreaterThan(50)
    expect(gone, 'elements thrown away').toEqual([])
    expect(shifted, `layout shift: ${JSON.stringify(shifts)}`).toBe(0)
    // Prices of nearby days and of a city's other airport come after the results, and were not sent.
    const later = kind === 'flights results' ? ['/api/v1/flights/days'] : []
    expect([...new Set(calls.map((call) => new URL(call.url()).pathname))]).toEqual(later)

    // A click is answered by this page, not by a new one.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await visitor.sees(visitor.heading('Frequently asked questions'))
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a booking, a family and a stay kept by the browser move nothing on any page', async ({
    page,
    visitor,
  }) => {
    await arrivesAtSummary(visitor, 'tour')
    await visitor.fillsInTravellers('Guest', [lucia])
    await visitor.goesToPay()
    await visitor.pays()
    const success = page.url()

    await watchHydration(page)
    // On a phone's network the page is seen before its script runs.
    await page.route(/\/shell\.[^/]+\.js$/, async (route) => {
      await page.waitForTimeout(300)
      await route.continue()
    })
    const family = 'adults=2&children=1&infants=1'
    const record = (await oneOfEach(page.request)).hotel ?? ''
    const addresses = [`${flightsFound}&${family}`, `${paths.hotels}?${stay}`, paths.home, record]
    for (const address of [...addresses, success, paths.account]) {
      await visitor.opens(address)
      await page.waitForLoadState('networkidle')
      const { shifted, shifts } = await whatBecameOfIt(page)
      expect(shifted, `layout shift of ${address}: ${JSON.stringify(shifts)}`).toBe(0)
    }
  })
})

test.describe('where it is another day than in Cancún', () => {
  // Far east it is tomorrow from five in the morning on, far west it is yesterday until then.
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
  const farAway = dayFromToday(0, east) === dayFromToday(0) ? west : east
  test.use({ timezoneId: farAway })

  test("hotels without dates are searched for the visitor's own days, once", async ({
    page,
    visitor,
  }) => {
    test.skip(
      dayFromToday(0, farAway) === dayFromToday(0),
      'the day has changed since this file was read',
    )
    const calls = await watchHydration(page)
    await visitor.opens(paths.hotels)
    // The server cannot know yet that it is another day there.
    const checkIn = dayFromToday(4, farAway)
    expect(checkIn).not.toBe(dayFromToday(4))
    await visitor.sees(page.getByText(written(checkIn)).filter({ visible: true }).first())
    const asked = () => calls.map((call) => new URL(call.url()).searchParams.get('check_in'))
    await expect.poll(asked).toEqual([checkIn])
    await page.waitForLoadState('networkidle')
    expect(asked()).toEqual([checkIn])
    expect((await whatBecameOfIt(page)).gone).toEqual([])

    // From the second page on it knows.
    calls.length = 0
    await visitor.refreshes()
    await page.waitForLoadState('networkidle')
    expect(calls.map((call) => call.url())).toEqual([])
    expect(await whatBecameOfIt(page)).toMatchObject({ gone: [], shifted: 0 })
  })
})
