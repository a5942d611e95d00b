import type { Page } from '@playwright/test'
import { bookingPaths, paths, products as sold } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { flightsFound, oneOfEach, roundTripFound } from '../site/public-pages.ts'
import { expectAccessible } from '../visitor/accessibility.ts'
import { expectCurrentIsMarked } from '../visitor/colours.ts'
import { expectFitsWith, expectFitsWithDoubleDefault } from '../visitor/fitting.ts'
import { emulate, resizeTo } from '../visitor/media.ts'
import { lucia } from '../visitor/people.ts'
import { products } from '../visitor/products.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** Summaries, which lead away without a selection, and pages with the same screen as another page. */
const leftOut: string[] = [
  ...sold.flatMap((product) => {
    const { summary, success, failed } = bookingPaths[product]
    return product === 'hotel' ? [summary] : [summary, success, failed]
  }),
  paths.terms,
]

/** Addresses by the part of the site that they belong to. */
const parts = Map.groupBy(
  [
    ...Object.values(paths).filter((path) => isLive(path) && !leftOut.includes(path)),
    '/no-such-page',
  ],
  (path) => `/${path.split('/')[1]}`,
)

/** Opens an address and waits for its content. */
async function opensWhole(visitor: Visitor, address: string) {
  const { page } = visitor
  await visitor.opens(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main').getByText(/^(Loading|Searching \w).*…$/)).toHaveCount(0)
}

/** Expects the page to be accessible in every setting. Each width is a new layout, so the settings go by width. */
async function expectAccessibleInEverySetting(page: Page) {
  await expectAccessible(page)
  await expectCurrentIsMarked(page)
  await expectFitsWithDoubleDefault(page)
  await resizeTo(page, 390)
  await expectAccessible(page)
  await expectFitsWith('double text', page, 390)
  await expectFitsWith('spaced text', page, 320)
  await expectStill(page)
}

/** Expects the page, or one part of it, to be accessible on a desktop, on a phone and with text twice as large. */
async function expectAccessibleAtBothWidths(page: Page, part?: string) {
  await expectAccessible(page, part)
  await resizeTo(page, 390)
  await expectAccessible(page, part)
  await expectFitsWith('double text', page, 390)
  await resizeTo(page, 1440)
}

for (const [part, routes] of parts) {
  test(`every page of ${part} is accessible in every setting`, async ({
    page,
    visitor,
    viewport,
    troubles,
  }) => {
    test.slow()
    troubles.expect(/status of 404.*no-such-page/)
    const { hotel, tour, article } = await oneOfEach(page.request)
    const records = [hotel, tour, article].filter((path) => path?.startsWith(`${part}/`))
    for (const route of [...routes, ...records]) {
      if (!route) continue
      await test.step(route, async () => {
        // The checks of the previous page have changed both.
        if (viewport) await page.setViewportSize(viewport)
        await page.emulateMedia({ reducedMotion: null })
        await opensWhole(visitor, route === paths.flightResults ? flightsFound : route)
        // A long title of a record leaves no room for the site's name.
        if (!records.includes(route)) await expect(page).toHaveTitle(/Marea/)
        await expectAccessibleInEverySetting(page)
      })
    }
  })
}

// A package has the summary of a tour. That of a flight is opened below, with errors.
for (const { name, summary, label, arrives } of products) {
  if (!isLive(summary) || name === 'package' || name === 'flight') continue
  test(`the summary of a ${name} is accessible`, async ({ page, visitor }) => {
    await arrives(visitor)
    await visitor.fillsInTravellers(label, [lucia])
    if (name === 'hotel') await expectAccessibleInEverySetting(page)
    else await expectAccessibleAtBothWidths(page)
  })
}

test('the flights form is accessible with each modal, with an error and with the phone menu open', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.home)
  for (const [button, dialog] of [
    [/^From /, 'Select Location'],
    [/^Departure date /, 'Departure date'],
    [/^Travellers & Class/, 'Select Travellers & Class'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await visitor.sees(page.getByRole('dialog', { name: dialog }))
    if (dialog === 'Select Location') await visitor.sees(page.getByRole('option').first())
    await expectAccessibleAtBothWidths(page, ':is(dialog[open], [role=dialog])')
    await expectCurrentIsMarked(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Please select origin and destination.')
  await expectAccessibleAtBothWidths(page)
  await resizeTo(page, 390)
  await page.getByRole('button', { name: 'Menu' }).click()
  await visitor.sees(page.getByRole('navigation', { name: 'Menu' }))
  await expectAccessible(page)
})

test('the return flights and a summary with validation errors are accessible', async ({
  page,
  visitor,
}) => {
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

/** Expects no movement with reduced motion (WCAG 2.3.3). */
async function expectStill(page: Page) {
  await emulate(page, { reducedMotion: 'reduce' })
  const moving = await page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat))
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element)
      const seconds = Math.max(longest(animationDuration), longest(transitionDuration))
      const moves = seconds > 0.001 || scrollBehavior === 'smooth'
      return moves ? element.outerHTML.slice(0, 100) : []
    })
  })
  expect(moving, 'moves with reduced motion').toEqual([])
}
