import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { releaseActions, releasesInFolder } from '@storefront/release-tools'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { breakFiles } from '../../site/broken-files.ts'
import { liveVersion, releaseAgain } from '../../site/release-copies.ts'

const version = '99.0.0'

function outline(page: Page, text: string) {
  return page.getByText(`content ${text}`, { exact: false }).first()
}

test('a page rendered with a release that the browser cannot load starts anew with the last good one', async ({
  page,
  context,
  storefront: { releases },
  troubles,
  visitor,
}) => {
  troubles.expect(/content: .* stands in/, /status of 503/)
  const before = await liveVersion(releases, 'content')
  await releaseAgain(releases, 'content', version)
  await releaseActions(releasesInFolder(releases)).promote({ content: version }, 'content team')
  const heal = await breakFiles(context, `content/${version}/`, 'down')
  // The first page of a new release may go without its part while the server still reads it.
  await expect
    .poll(async () => (await (await page.request.get(paths.blog)).text()).includes('Our Blog'))
    .toBe(true)
  const response = await page.goto(`${paths.blog}?boundaries`)
  expect((await response?.text())?.includes('Our Blog'), 'rendered on the server').toBe(true)
  await visitor.sitsDown()
  await expect(outline(page, `${before}, because ${version} could not be loaded`)).toBeAttached()
  await visitor.sees(visitor.heading('Our Blog'))
  await expect(page.locator('style[data-styles-of="content"]')).toHaveCount(0)

  // Its lazily loaded screens are of the same release.
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await visitor.sees(visitor.heading('Frequently asked questions'))
  const files = asked.filter((url) => url.includes('/remotes/content/') && url.endsWith('.js'))
  expect(files.filter((url) => !url.includes(`/content/${before}/`))).toEqual([])

  await heal()
  await page.goto(`${paths.blog}?boundaries`)
  await expect(outline(page, `${version} ·`)).toBeAttached()
})
