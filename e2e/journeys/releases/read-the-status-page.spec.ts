import { paths } from '@storefront/contract'
import { expect, releaseTest as test } from '../../fixtures.ts'
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
  await visitor.opens(paths.hotels)
  await breakFiles(context, 'tours/', '500')
  await visitor.follows('Tours')
  await visitor.seesFallback()

  const reports = page.getByRole('region', { name: /^Browser reports/ })
  const row = (name: string) =>
    reports.getByRole('row').filter({ hasText: new RegExp(`${name}.*\\(live\\)`) })
  /** Loads (1) or failures (2) of a remote. */
  const count = async (name: string, cell: 1 | 2) => {
    await page.goto('/_status')
    const cells = await row(name).getByRole('cell').allTextContents()
    return Number(cells[cell] ?? 0)
  }
  await expect.poll(() => count('hotels', 1)).toBeGreaterThan(0)
  await expect.poll(() => count('tours', 2)).toBeGreaterThan(0)
  const live = await liveVersion(storefront.releases, 'hotels')
  await expect(row('hotels')).toContainText(`${live} (live)`)
  await expect(page.getByRole('region', { name: /^Live/ })).toContainText(live)
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    `promote hotels ${live}`,
  )
})
