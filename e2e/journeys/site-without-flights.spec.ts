import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { expectAccessible } from '../visitor/accessibility.ts'

test.use({ site: { without: ['flights'] } })
// In turn: a second worker would start a second site.
test.describe.configure({ mode: 'default' })

test('a site without flights offers none: no tab, no link, no dead end', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.home)
  await visitor.sees(page.getByRole('heading', { name: 'Popular destinations' }))
  await expect(page.getByRole('tab', { name: 'Flights' })).toHaveCount(0)
  await expect((await visitor.mainLinks()).getByRole('link', { name: 'Flights' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Flights' })).toHaveCount(0)
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => /^\/flig?ht?s?\b|tab=flights/.test(href))).toEqual([])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)
})

test('every link of such a site leads somewhere', async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const own = new Set(hrefs.filter((href) => new URL(href).host === new URL(page.url()).host))
  expect(own.size).toBeGreaterThan(5)
  for (const address of own) {
    const answer = await page.request.get(address)
    expect(answer.status(), address).toBe(200)
  }
})

test.describe('an address of flights', () => {
  test.beforeEach(({ troubles }) => troubles.expect(/status of 404/))

  test('is a page that does not exist, with the way home', async ({ page, visitor }) => {
    await visitor.opens(paths.flightResults)
    await visitor.sees(visitor.heading('Page not found'))
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await visitor.sees(page.getByRole('heading', { name: 'Popular destinations' }))
  })
})
