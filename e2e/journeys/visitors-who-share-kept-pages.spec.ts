import { paths } from '@storefront/contract'
import { releaseActions, releasesInFolder } from '@storefront/release-tools'
import { expect, test } from '../fixtures.ts'
import { releaseAgain } from '../site/release-copies.ts'
import { dayFromToday } from '../visitor/days.ts'
import { openHotel, selectRoom } from '../visitor/hotels.ts'
import { lucia, secretsOf } from '../visitor/people.ts'
import { Visitor } from '../visitor/visitor.ts'

test.use({ site: { ownReleases: true, env: { PAGE_CACHE_SECONDS: '60' } } })

const list = `${paths.hotels}?destination=M%C3%A9rida&checkin=${dayFromToday(30)}&checkout=${dayFromToday(35)}&guests=1`

/** Opens the list of hotels; answers the headers that it came with. */
async function opensList(visitor: Visitor, address = list) {
  const response = await visitor.page.goto(address)
  await visitor.sitsDown()
  return response?.headers() ?? {}
}

async function choosesRoom({ page }: Visitor) {
  await openHotel(page, 'Casa Flamboyán')
  await selectRoom(page, 'Courtyard Room')
}

test('two visitors share the pages that are kept, and nothing of each other; what is promoted is on the next page', async ({
  visitor,
  browser,
  storefront: { releases },
}) => {
  const { etag } = await opensList(visitor)
  await choosesRoom(visitor)
  await visitor.fillsInTravellers('Guest', [lucia])
  // Over the payment her form is kept on the server.
  await visitor.goesToPay()
  await visitor.declines()
  await visitor.page.getByRole('link', { name: 'Try again' }).click()
  await visitor.seesTravellers('Guest', [lucia])

  const other = new Visitor(await (await browser.newContext()).newPage())
  expect((await opensList(other, `${list}&utm_source=mail`)).etag).toBe(etag)
  await choosesRoom(other)
  await other.refreshes()
  await expect(other.page.getByLabel('First Name')).toHaveValue('')
  for (const secret of secretsOf([lucia])) expect(await other.page.content()).not.toContain(secret)

  await releaseAgain(releases, 'hotels', '99.0.0')
  await releaseActions(releasesInFolder(releases)).promote({ hotels: '99.0.0' }, 'hotels team')
  const promoted = await opensList(other)
  expect(promoted['surrogate-key']).toContain('hotels@99.0.0')
  expect(await other.page.content()).toContain('/remotes/hotels/99.0.0/')
  await other.page.context().close()
})
