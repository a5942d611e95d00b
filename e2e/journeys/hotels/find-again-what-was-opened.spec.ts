import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday } from '../../visitor/days.ts'

const [checkIn, checkOut] = [dayFromToday(60), dayFromToday(62)]
const address = `/hotels/lumbre-cancun?checkin=${checkIn}&checkout=${checkOut}&guests=2,0,0`

test('a hotel that was opened is found again on the home page, until that is cleared', async ({
  page,
  visitor,
}) => {
  await visitor.opens(address)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await visitor.opens(paths.home)
  const row = page.getByRole('region', { name: 'Recently seen' })
  await row.getByRole('link', { name }).click()
  await visitor.sees(visitor.heading(name))
  await visitor.opens(paths.home)
  await row.getByRole('button', { name: 'Clear recently seen' }).click()
  await expect(row).toHaveCount(0)
  await visitor.refreshes()
  await visitor.sees(page.getByText('From our blog'))
  await expect(row).toHaveCount(0)
})
