import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { breakFiles } from '../../site/broken-files.ts'
import { liveVersion } from '../../site/release-copies.ts'

test.use({ site: { env: { STATUS_PAGE: 'on' } } })

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
  await (await visitor.mainLinks()).getByRole('link', { name: 'Tours' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('not available right now')

  await page.goto('/_status')
  const live = await liveVersion(storefront.releases, 'hotels')
  const reports = page.getByRole('region', { name: /^Browser reports/ })
  const row = (name: string) => reports.getByRole('row').filter({ hasText: name })
  await expect(async () => {
    await page.reload()
    await expect(row('hotels').getByRole('cell').nth(1)).toHaveText('1', { timeout: 100 })
  }).toPass()
  await expect(row('hotels')).toContainText(`${live} (live)`)
  await expect(row('tours').getByRole('cell').nth(2)).not.toHaveText('0')
  await expect(page.getByRole('region', { name: /^Live/ })).toContainText(live)
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    `promote hotels ${live}`,
  )
  expect((await page.request.get('/_status')).headers()['x-robots-tag']).toBe('noindex')
})
