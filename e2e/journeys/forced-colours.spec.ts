import type { Locator } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { dayFromToday } from '../visitor/days.ts'

/** What is left of a look where the visitor's system chooses the colours. */
const lookOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { color, backgroundColor, borderBlockEnd } = getComputedStyle(shown)
    return { color, backgroundColor, borderBlockEnd }
  })

const expectMarked = async (current: Locator, other: Locator) =>
  expect(await lookOf(current)).not.toEqual(await lookOf(other))

test.beforeEach(async ({ page, isMobile }) => {
  test.skip(isMobile, 'colours know no width')
  await page.emulateMedia({ forcedColors: 'active' })
})

test('the current tab and page are marked without our colours', async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expectMarked(tab('Flights'), tab('Tours'))
  test.skip(!isLive(paths.hotels), 'hotels are not live')
  await visitor.opens(paths.hotels)
  const links = await visitor.mainLinks()
  await expectMarked(
    links.getByRole('link', { name: 'Hotels' }),
    links.getByRole('link', { name: 'Tours' }),
  )
})

test('the chosen day is marked without our colours', async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  await page.getByRole('button', { name: /^Departure date / }).click()
  const days = page.getByRole('dialog', { name: 'Departure date' }).getByRole('gridcell')
  const button = (days: Locator) => days.getByRole('button').last()
  await expectMarked(
    button(days.and(page.locator('[aria-selected="true"]'))),
    button(days.and(page.locator(':not([aria-selected="true"])'))),
  )
})

test('the current step is marked without our colours', async ({ page, visitor }) => {
  test.skip(!isLive(paths.flightResults), 'flights are not live')
  const [out, back] = [dayFromToday(9), dayFromToday(13)]
  await visitor.opens(
    `${paths.flightResults}?from=CUN&to=MIA&departureDate=${out}&returnDate=${back}&type=Round+Trip`,
  )
  const number = (label: string) =>
    page.getByRole('listitem').filter({ hasText: label }).locator('span').first()
  await expectMarked(number('Departure'), number('Return'))
})
