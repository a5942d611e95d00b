import { paths } from '@storefront/contract'
import { folderPlace, releaseDesk } from '@storefront/releases'
import { expect, test } from '../../fixtures.ts'
import { releaseAgain } from '../../site/release-copies.ts'

test.use({ site: { ownReleases: true, env: { OVERRIDES: 'on' } } })
test.skip(({ isMobile }) => isMobile === true, 'versions know no width')

test('QA looks at a known version on a live page, sees it marked, and goes back to live', async ({
  page,
  storefront,
  visitor,
}) => {
  const { releases } = storefront
  const desk = releaseDesk(folderPlace(releases))
  const live = await desk.live('content')
  await releaseAgain(releases, 'content', '99.0.0')
  await desk.promote({ content: '99.0.0' }, 'content team')
  await desk.rollback('content', 'content team')

  await visitor.opens(`${paths.blog}?remote.content=99.0.0&boundaries`)
  const badge = page.getByRole('complementary', { name: 'Version override' })
  await expect(badge).toContainText('content 99.0.0')
  await expect(
    page.getByText(/^content 99\.0\.0 · [\d.]+ kB in \d+ files · \d+ ms$/),
  ).toBeAttached()

  await visitor.opens(paths.help)
  await expect(badge).toContainText('content 99.0.0')
  await badge.getByRole('link', { name: 'Back to live' }).click()
  await visitor.sitsDown()
  await expect(badge).toBeHidden()
  await visitor.opens(`${paths.blog}?boundaries`)
  await expect(page.getByText(`content ${live}`, { exact: false }).first()).toBeAttached()

  await visitor.opens(`${paths.blog}?remote.content=12.34.56`)
  await expect(badge).toBeHidden()
})
