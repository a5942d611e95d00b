import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { phone } from '../visitor/media.ts'

test.use(phone)

test('the header changes after 50 px of scrolling', async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  const header = page.getByRole('banner')
  const style = () =>
    header.evaluate((element) => {
      const { boxShadow, backgroundColor, height } = getComputedStyle(element)
      return [boxShadow, backgroundColor, height].join(' ')
    })
  const atTop = await style()
  await page.evaluate(() => window.scrollTo(0, 120))
  await expect.poll(style).not.toBe(atTop)
  await expect(header).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 50))
  await expect.poll(style).toBe(atTop)
})
