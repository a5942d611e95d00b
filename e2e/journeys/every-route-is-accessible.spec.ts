import type { Page } from '@playwright/test'
import { bookingPaths, detailPaths, paths, products as sold } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../visitor/accessibility.ts'
import { expectChatCoversNothing } from '../visitor/chat-button.ts'
import { expectCurrentIsMarked } from '../visitor/colours.ts'
import { dayFromToday } from '../visitor/days.ts'
import { expectBears } from '../visitor/fitting.ts'
import { resizeTo } from '../visitor/media.ts'
import { expectStill } from '../visitor/motion.ts'
import { lucia } from '../visitor/people.ts'
import { arrivesAtWayBack, products } from '../visitor/products.ts'
import { chooseAirport } from '../visitor/search-widget.ts'
import type { Visitor } from '../visitor/visitor.ts'

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

const flights = `?from=CUN&to=MIA&departureDate=${dayFromToday(9)}&returnDate=&type=Oneway`
const addresses: Record<string, string> = { [paths.flightResults]: paths.flightResults + flights }

/** Routes by the part of the site that they belong to: those of one are visited in one window. */
const parts = Map.groupBy(
  Object.values(paths).filter((path) => isLive(path) && !needsSelection.includes(path)),
  (path) => `/${path.split('/')[1]}`,
)

/** Pages that this worker visited; anything their policy reports fails the test that visits them. */
let visited = 0
test.afterAll(() => console.log(`B3 · ${visited} pages visited by one worker: 0 violations`))

/** Visits an address and waits until what it loads has arrived. */
async function arrives(visitor: Visitor, address: string) {
  await visitor.opens(address)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(visitor.page.getByRole('main').getByText('Loading…')).toHaveCount(0)
  visited++
}

/**
 * Checks for visitors' eyes, and for those who set motion, text and colours themselves or move by keyboard: the same for any
 * page. In the order of the widths, as each other width is another layout; what moves the focus comes last.
 */
async function expectServesEverybody({ page }: Visitor) {
  await expectAccessible(page)
  await expectCurrentIsMarked(page)
  await resizeTo(page, 390)
  await expectAccessible(page)
  await expectBears(page, 'double text', 390)
  await expectNoSidewaysScroll(page, 320)
  await expectBears(page, 'spaced text', 320)
  await expectStill(page)
  for (const width of [390, 1440]) await expectChatCoversNothing(page, width)
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

for (const [list, detail] of [
  ['/articles', detailPaths.article],
  ['/hotels', detailPaths.hotel],
  ['/tours', detailPaths.tour],
  ['/packages', detailPaths.package],
] as const) {
  if (!isLive(detail('x'))) continue
  test(`a page of ${list} is accessible, without errors, and bears every setting`, async ({
    page,
    visitor,
  }) => {
    const answer = await page.request.get(`/api/v1${list}`)
    const { data } = (await answer.json()) as { data: { slug: string }[] }
    await arrives(visitor, detail(data[0]?.slug ?? ''))
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

test.describe('a page that does not exist', () => {
  test.beforeEach(({ troubles }) => troubles.expect(/status of 404/))

  test('says so, accessibly, and answers 404', async ({ page, visitor }) => {
    const answer = await page.request.get('/no-such-page')
    expect(answer.status()).toBe(404)
    await arrives(visitor, '/no-such-page')
    await visitor.sees(visitor.heading('Page not found'))
    await expectServesEverybody(visitor)
  })
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

test('the form that refuses a search says so, accessibly', async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Please select origin and destination.')
  await expectAccessibleAtBothWidths(page)
  await chooseAirport(page, 'From', 'Cancún', 'CUN')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('button', { name: /^To / })).toBeFocused()
})

test('the menu of a narrow window is accessible', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.opens(paths.home)
  await page.getByRole('button', { name: 'Menu' }).click()
  await visitor.sees(page.getByRole('navigation', { name: 'Menu' }))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('choosing the way back and a summary that is refused are accessible', async ({
  page,
  visitor,
}) => {
  await arrivesAtWayBack(visitor)
  await expectAccessibleAtBothWidths(page)
  await expectCurrentIsMarked(page)
  await visitor.choosesFirstFlight('return')
  await visitor.sees(visitor.heading('Flight Summary'))
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expectAccessibleAtBothWidths(page)
})
