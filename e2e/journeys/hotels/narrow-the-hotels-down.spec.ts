import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday } from '../../visitor/days.ts'
import { hotelCards, shownPrice } from '../../visitor/hotels.ts'

const list = `${paths.hotels}?checkin=${dayFromToday(20)}&checkout=${dayFromToday(27)}&guests=2,0,0`

test('hotels are ordered and filtered, and Back, a refresh and a shared link keep it', async ({
  page,
  visitor,
}) => {
  await visitor.opens(list)
  const count = page.getByRole('status').filter({ hasText: /hotels?$/ })
  const all = Number.parseInt((await count.textContent()) ?? '', 10)
  expect(all).toBeGreaterThan(20)

  await expect(hotelCards(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Show 10 more' }).click()
  await expect(hotelCards(page)).toHaveCount(20)
  await expect(hotelCards(page).nth(10).getByRole('link')).toBeFocused()
  await visitor.refreshes()
  await expect(hotelCards(page)).toHaveCount(20)

  await page.getByLabel('Sort by').selectOption('Price, lowest first')
  await expect(page).toHaveURL(/sort=price/)
  // Another order begins with its first ten.
  await expect(hotelCards(page)).toHaveCount(10)
  const cards = await hotelCards(page).all()
  const totals = await Promise.all(cards.map(async (card) => (await shownPrice(card)).totalCents))
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))

  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  if (await filters.isVisible()) await filters.click()
  await page
    .getByRole('group', { name: 'Facilities' })
    .getByRole('checkbox', { name: 'Spa' })
    .check()
  await expect(count).toHaveText(new RegExp(`^\\d+ of ${all} hotels$`))
  const few = await count.textContent()
  await visitor.refreshes()
  await expect(count).toHaveText(few ?? '')

  await hotelCards(page).first().getByRole('link').first().click()
  await visitor.sees(visitor.heading('Available Rooms', 2))
  await page.goBack()
  await expect(count).toHaveText(few ?? '')
})

test('the list of hotels is at most 5,000 px long on a phone as it opens', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.opens(paths.hotels)
  await visitor.sees(page.getByText('Showing 10 of'))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(5000)
})
