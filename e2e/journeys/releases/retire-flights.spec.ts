import { paths } from '@storefront/contract'
import { expect, releaseTest as test } from '../../fixtures.ts'

test('a site whose flights are retired has no flights tab, link or page', async ({
  page,
  visitor,
  storefront: { url },
  actions,
  troubles,
}) => {
  troubles.expect(/status of 404/)
  await actions.retire('flights', 'flights team')
  // A running site reads the registry every second.
  await expect.poll(async () => (await page.request.get(paths.flightResults)).status()).toBe(404)
  await visitor.opens(paths.home)
  await visitor.sees(page.getByRole('heading', { name: 'Popular destinations' }))
  await expect(page.getByRole('tab', { name: 'Flights' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const own = [...new Set(hrefs)].filter((href) => href.startsWith(url))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((href) => /\/flig?ht?s?\b|tab=flights/.test(href))).toEqual([])
  for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200)

  await visitor.opens(paths.flightResults)
  await visitor.sees(visitor.heading('Page not found'))
})
