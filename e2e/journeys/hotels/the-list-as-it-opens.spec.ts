import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'

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
