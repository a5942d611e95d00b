import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { breakFiles } from '../../site/broken-files.ts'
import { liveVersion, republish } from '../../site/release-copies.ts'

const version = '99.0.0'

function outline(page: Page, text: string) {
  return page.getByText(`content ${text}`, { exact: false }).first()
}

test('the browser starts the last good release when it cannot load the release that the server rendered', async ({
  page,
  context,
  storefront: { releases },
  actions,
  troubles,
  visitor,
}) => {
  troubles.expect(/content: falling back to/, /status of 503/)
  const before = await liveVersion(releases, 'content')
  await republish(releases, 'content', version)
  await actions.promote({ content: version }, 'content team')
  const heal = await breakFiles(context, `content/${version}/`, 'down')
  // The server leaves a new release out of its pages until it has read it.
  await expect
    .poll(async () => (await (await page.request.get(paths.blog)).text()).includes('Our Blog'))
    .toBe(true)
  const response = await page.goto(`${paths.blog}?boundaries`)
  expect((await response?.text())?.includes('Our Blog'), 'rendered on the server').toBe(true)
  await visitor.waitsForHydration()
  await expect(outline(page, `${before}, because ${version} could not be loaded`)).toBeAttached()
  await visitor.sees(visitor.heading('Our Blog'))
  await expect(page.locator('style[data-styles-of="content"]')).toHaveCount(0)

  // Screens loaded later come from the last good release too.
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await visitor.sees(visitor.heading('Frequently asked questions'))
  const files = requested.filter((url) => url.includes('/remotes/content/') && url.endsWith('.js'))
  expect(files.filter((url) => !url.includes(`/content/${before}/`))).toEqual([])

  await heal()
  await page.goto(`${paths.blog}?boundaries`)
  await expect(outline(page, `${version} ·`)).toBeAttached()
})
