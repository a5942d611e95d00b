import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { hotelCards } from '../../visitor/hotels.ts'
import { chooseTravellers } from '../../visitor/search-widget.ts'

test('travellers counted for a flight are the guests of a hotel', async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  await chooseTravellers(page, { adults: 2, children: 1 })
  const searched = page.waitForRequest('**/api/v1/hotels?*')
  await (await visitor.mainLinks()).getByRole('link', { name: 'Hotels' }).click()
  await expect(hotelCards(page).first()).toBeVisible()
  const { searchParams } = new URL((await searched).url())
  expect(Object.fromEntries(searchParams)).toMatchObject({ adults: '2', children: '1' })
  await unfoldsTheForm(page)
  await visitor.sees(page.getByRole('button', { name: 'Guests 2 Adults, 1 Child' }))
})

test('guests counted for a hotel change no flight', async ({ page, visitor }) => {
  await visitor.opens(paths.hotels)
  await unfoldsTheForm(page)
  await page.getByRole('combobox', { name: 'Destination' }).fill('Cozumel')
  await chooseTravellers(page, { adults: 3, infants: 1 })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/guests=3%2C0%2C1/)
  await (await visitor.mainLinks()).getByRole('link', { name: 'Home' }).click()
  await visitor.sees(page.getByRole('button', { name: /^Travellers & Class 1 Adult, Economy/ }))
})

test('changing the tab starts the search anew', async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  await chooseTravellers(page, { adults: 4 })
  await page.getByRole('tab', { name: 'Hotels' }).click()
  await visitor.sees(page.getByRole('button', { name: 'Guests 1 Adult' }))
})

async function unfoldsTheForm(page: import('@playwright/test').Page) {
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  if (await edit.isVisible()) await edit.click()
}
