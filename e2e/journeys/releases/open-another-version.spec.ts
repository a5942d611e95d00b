import { paths } from '@storefront/contract'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { liveVersion, republish } from '../../site/release-copies.ts'

test('QA opens a live page with a published version and returns to the live one', async ({
  page,
  storefront: { releases },
  actions,
  visitor,
}) => {
  const live = await liveVersion(releases, 'content')
  await republish(releases, 'content', '99.10.0')
  await actions.promote({ content: '99.10.0' }, 'content team')
  await actions.rollback('content', 'content team')

  await visitor.opens(`${paths.blog}?remote.content=99.10.0&boundaries`)
  const badge = page.getByRole('complementary', { name: 'Version override' })
  await expect(badge).toContainText('content 99.10.0')
  await expect(
    page.getByText(/^content 99\.10\.0 · [\d.]+ kB in \d+ files · \d+ ms$/),
  ).toBeAttached()

  await visitor.opens(paths.help)
  await expect(badge).toContainText('content 99.10.0')
  await badge.getByRole('link', { name: 'Back to live' }).click()
  await visitor.waitsForHydration()
  await expect(badge).toBeHidden()
  await visitor.opens(`${paths.blog}?boundaries`)
  await expect(page.getByText(`content ${live}`, { exact: false }).first()).toBeAttached()
})
