import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { dayFromToday } from '../visitor/days.ts'

test.use({ javaScriptEnabled: false })

test('the home page can be read and its links followed', async ({ page }) => {
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Popular destinations' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/.+/)
  await expect(page.getByRole('article').first()).toContainText(/\w{4,}/)
})

test('an address of results shows the flights', async ({ page }) => {
  test.skip(!isLive(paths.flightResults), 'flights are not live')
  await page.goto(
    `${paths.flightResults}?from=CUN&to=MIA&departureDate=${dayFromToday(9)}&returnDate=&type=Oneway`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights from CUN to MIA')
  await expect(page.getByRole('article').first()).toContainText('$')
})
