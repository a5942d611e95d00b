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

async function unfoldsTheForm(page: import('@playwright/test').Page) {
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  if (await edit.isVisible()) await edit.click()
}
