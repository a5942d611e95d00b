import type { Page } from '@playwright/test'
import { bookingPaths, paths, products as sold } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { fixedPages, flightsFound, oneOfEach, roundTripFound } from '../site/public-pages.ts'
import { expectAccessible } from '../visitor/accessibility.ts'
import { expectCurrentIsMarked } from '../visitor/colours.ts'
import { expectAllFits, expectBears } from '../visitor/fitting.ts'
import { resizeTo, withDoubleText } from '../visitor/media.ts'
import { expectStill } from '../visitor/motion.ts'
import { lucia } from '../visitor/people.ts'
import { products } from '../visitor/products.ts'
import { Visitor } from '../visitor/visitor.ts'

/** Without a choice these lead away: their own tests make one. */
const needsSelection: string[] = [
  paths.flightSummary,
  paths.roomSummary,
  paths.tourSummary,
  paths.packageSummary,
]

/** Routes that show the screen of another one: visited, and looked at there. */
const likeAnother: string[] = [
  ...sold
    .filter((product) => product !== 'hotel')
    .flatMap((product) => [bookingPaths[product].success, bookingPaths[product].failed]),
  paths.terms,
]

const addresses: Record<string, string> = { [paths.flightResults]: flightsFound }

/** Routes by the part of the site that they belong to: those of one are visited in one window. */
const parts = Map.groupBy(
  Object.values(paths).filter((path) => isLive(path) && !needsSelection.includes(path)),
  (path) => `/${path.split('/')[1]}`,
)

/** Visits an address and waits until what it loads has arrived. */
async function arrives(visitor: Visitor, address: string) {
  await visitor.opens(address)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(visitor.page.getByRole('main').getByText('Loading…')).toHaveCount(0)
}

/**
 * Checks for visitors' eyes, and for those who set motion, text and colours themselves: the same for any page. In the order of
 * the widths, as each other width is another layout.
 */
async function expectServesEverybody({ page }: Visitor) {
  await expectAccessible(page)
  await expectCurrentIsMarked(page)
  await resizeTo(page, 390)
  await expectAccessible(page)
  await expectBears(page, 'double text', 390)
  await expectBears(page, 'spaced text', 320)
  await expectStill(page)
}

/** The page or its state on a desk, then on a phone and with text twice as large, without another visit. */
async function expectAccessibleAtBothWidths(page: Page) {
  await expectAccessible(page)
  await resizeTo(page, 390)
  await expectAccessible(page)
  await expectBears(page, 'double text', 390)
  await resizeTo(page, 1440)
}

for (const [part, routes] of parts) {
  test(`every page of ${part} is accessible, without errors, and bears every setting`, async ({
    page,
    visitor,
    viewport,
  }) => {
    for (const route of routes) {
      await test.step(route, async () => {
        // As a new window is: the checks of the page before have changed both.
        if (viewport) await page.setViewportSize(viewport)
        await page.emulateMedia({ reducedMotion: null })
        await arrives(visitor, addresses[route] ?? route)
        await expect(page).toHaveTitle(/Marea/)
        if (!likeAnother.includes(route)) await expectServesEverybody(visitor)
      })
    }
  })
}

for (const kind of ['hotel', 'tour', 'article']) {
  test(`the page of one ${kind} is accessible, without errors, and bears every setting`, async ({
    page,
    visitor,
  }) => {
    await arrives(visitor, (await oneOfEach(page.request))[kind] ?? '')
    await expectServesEverybody(visitor)
  })
}

for (const { name, summary, label, arrives } of products) {
  if (!isLive(summary)) continue
  test(`the summary of a ${name}, filled in, is accessible, and one of them bears every setting`, async ({
    visitor,
  }) => {
    await arrives(visitor)
    await visitor.fillsInTravellers(label, [lucia])
    if (name === 'hotel') await expectServesEverybody(visitor)
    else await expectAccessibleAtBothWidths(visitor.page)
  })
}

test('a page that does not exist says so, accessibly', async ({ visitor, troubles }) => {
  troubles.expect(/status of 404/)
  await arrives(visitor, '/no-such-page')
  await visitor.sees(visitor.heading('Page not found'))
  await expectAccessibleAtBothWidths(visitor.page)
})

test('every modal of the flights form is accessible', async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  for (const [button, dialog] of [
    [/^From /, 'Select Location'],
    [/^Departure date /, 'Departure date'],
    [/^Travellers & Class/, 'Select Travellers & Class'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await visitor.sees(page.getByRole('dialog', { name: dialog }))
    if (dialog === 'Select Location') {
      await expect(page.getByRole('option').first()).toBeVisible()
    }
    await expectAccessibleAtBothWidths(page)
    await expectCurrentIsMarked(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('axe finds nothing beside a search error and in the phone menu', async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Please select origin and destination.')
  await expectAccessibleAtBothWidths(page)
  await resizeTo(page, 390)
  await page.getByRole('button', { name: 'Menu' }).click()
  await visitor.sees(page.getByRole('navigation', { name: 'Menu' }))
  await expectAccessible(page)
})

test('the return flights and a summary with mistakes are accessible', async ({ page, visitor }) => {
  await visitor.opens(roundTripFound)
  await visitor.choosesFirstFlight('departure')
  await visitor.seesFlights('return')
  await expectAccessibleAtBothWidths(page)
  await expectCurrentIsMarked(page)
  await visitor.choosesFirstFlight('return')
  await visitor.sees(visitor.heading('Flight Summary'))
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expectAccessibleAtBothWidths(page)
})

test('every page fits the window of a browser whose text is twice as large', async ({
  playwright,
  launchOptions,
  page: { request },
  baseURL,
}) => {
  const browser = await playwright.chromium.launch(withDoubleText(launchOptions))
  const visitor = new Visitor(await browser.newPage({ baseURL: baseURL ?? '' }))
  await visitor.page.setViewportSize({ width: 1440, height: 900 })
  const records = Object.values(await oneOfEach(request))
  for (const address of [...fixedPages, ...records, roundTripFound]) {
    await visitor.opens(address)
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAllFits(visitor.page, address)
  }
  await visitor.choosesFirstFlight('departure')
  await visitor.choosesFirstFlight('return')
  await visitor.sees(visitor.heading('Flight Summary'))
  await expectAllFits(visitor.page, 'the summary')
  await browser.close()
})
