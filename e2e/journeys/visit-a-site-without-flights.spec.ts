import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'

test('a site without flights has no flights tab, link or page', async ({
  page,
  visitor,
  troubles,
  ownSite,
}) => {
  troubles.expect(/status of 404/)
  const site = await ownSite({ without: ['flights'] })
  await visitor.opens(site.url)
  await visitor.sees(page.getByRole('heading', { name: 'Popular destinations' }))
  await expect(page.getByRole('tab', { name: 'Flights' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const own = [...new Set(hrefs)].filter((href) => href.startsWith(site.url))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((href) => /\/flig?ht?s?\b|tab=flights/.test(href))).toEqual([])
  for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200)

  await visitor.opens(`${site.url}${paths.flightResults}`)
  await visitor.sees(visitor.heading('Page not found'))
})
