import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'

test('a reader finds an article on the home page and goes on to what can be booked there', async ({
  page,
  visitor,
}) => {
  test.skip(!isLive(paths.hotels), 'hotels are not released')
  await visitor.opens(paths.home)
  await page.getByRole('link', { name: 'View all articles' }).click()
  await visitor.sees(visitor.heading('Our Blog'))

  await page.getByRole('link', { name: 'Destinations', exact: true }).click()
  await page
    .getByRole('link', { name: /Bacalar/ })
    .first()
    .click()
  const title = visitor.heading(/Bacalar/)
  await visitor.sees(title)
  const head = page.locator('header').filter({ has: title })
  await expect(head).toContainText('Destinations')
  await expect(head.getByRole('img').or(head.locator('img')).first()).toBeVisible()

  await page.getByRole('link', { name: 'Hotels in Bacalar' }).click()
  await visitor.sees(visitor.heading('Find Your Perfect Hotel'))
  expect(new URL(page.url()).searchParams.get('destination')).toBe('Bacalar')
  await expect(page.getByRole('article').first()).toContainText('Bacalar')

  await page.goBack()
  await visitor.sees(title)
})
