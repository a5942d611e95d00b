import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday } from '../visitor/days.ts'
import { phone } from '../visitor/media.ts'

/** The header's links in their order (product 1.3). */
const labels = [
  ...['Home', 'Flights', 'Hotels', 'Tours', 'Blog', 'Contact Us', 'Packages', 'Offers', 'Sign In'],
]

test.use(phone)

test('the header has its links in order, and each leads to a page', async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  await expect((await visitor.mainLinks()).getByRole('link')).toHaveText(labels)
  for (const label of labels) {
    const link = (await visitor.mainLinks()).getByRole('link', { name: label, exact: true })
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(visitor.heading('Page not found')).toHaveCount(0)
  }
})

test('the header changes its style once the page has scrolled more than 50 px', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.home)
  const header = page.getByRole('banner')
  const style = () =>
    header.evaluate((element) => {
      const { boxShadow, backgroundColor, height } = getComputedStyle(element)
      return [boxShadow, backgroundColor, height].join(' ')
    })
  const atTop = await style()
  await page.evaluate(() => window.scrollTo(0, 50))
  await expect.poll(style).toBe(atTop)
  await page.evaluate(() => window.scrollTo(0, 120))
  await expect.poll(style).not.toBe(atTop)
  await expect(header).toBeInViewport()
  await expect(page.getByRole('contentinfo')).toContainText(`© ${dayFromToday(0).slice(0, 4)}`)
})
