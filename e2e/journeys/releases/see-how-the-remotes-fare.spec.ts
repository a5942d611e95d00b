import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { breakFiles } from '../../site/broken-files.ts'
import { liveVersion } from '../../site/release-copies.ts'

test('the status page shows live versions, browser reports and the history', async ({
  page,
  context,
  storefront,
  troubles,
  visitor,
}) => {
  troubles.expect(/tours/, /status of 50\d/)
  await page.goto('/_status')
  const reports = page.getByRole('region', { name: /^Browser reports/ })
  const row = (name: string) => reports.getByRole('row').filter({ hasText: name })
  /** Count in a cell of a remote; other journeys count on the same site. */
  const counted = async (name: string, cell: number) => {
    await page.goto('/_status')
    const cells = await row(name).getByRole('cell').allTextContents()
    return Number(cells[cell] ?? 0)
  }
  const before = { loads: await counted('hotels', 1), failures: await counted('tours', 2) }
  await visitor.opens(paths.hotels)
  await breakFiles(context, 'tours/', '500')
  await (await visitor.mainLinks()).getByRole('link', { name: 'Tours' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('not available right now')

  await expect.poll(() => counted('hotels', 1)).toBeGreaterThan(before.loads)
  await expect.poll(() => counted('tours', 2)).toBeGreaterThan(before.failures)
  const live = await liveVersion(storefront.releases, 'hotels')
  await expect(row('hotels')).toContainText(`${live} (live)`)
  await expect(page.getByRole('region', { name: /^Live/ })).toContainText(live)
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    `promote hotels ${live}`,
  )
  expect((await page.request.get('/_status')).headers()['x-robots-tag']).toBe('noindex')
})
