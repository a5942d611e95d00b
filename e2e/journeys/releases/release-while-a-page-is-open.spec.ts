import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { root } from '../../../tools/apps.ts'
import { releaseDesk } from '../../../tools/release-desk.ts'
import { expect, test } from '../../fixtures.ts'
import { releaseAgain } from '../../site/release-copies.ts'

test.use({ site: { ownReleases: true } })
test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile === true, 'versions know no width')

/** Versions of a remote whose files a page asked for. */
function versionsAsked(page: Page, name: string): Set<string> {
  const versions = new Set<string>()
  page.on('request', (request) => {
    const version = new RegExp(`/remotes/${name}/([^/]+)/`).exec(request.url())?.[1]
    if (version) versions.add(version)
  })
  return versions
}

test('an open page keeps its version, new pages get the new one, and going back needs no build', async ({
  page,
  context,
  storefront,
  visitor,
}) => {
  const { releases } = storefront
  const desk = releaseDesk(releases)
  const first = await desk.live('content')
  const shellBefore = await shellFiles()
  const asked = versionsAsked(page, 'content')
  await visitor.opens(paths.home)

  await releaseAgain(releases, 'content', '99.0.0')
  await desk.promote({ content: '99.0.0' }, 'content team')
  await (await visitor.mainLinks()).getByRole('link', { name: 'Blog' }).click()
  await visitor.sees(visitor.heading('Our Blog'))
  expect([...asked]).toEqual([first])

  const newPage = await context.newPage()
  const askedAnew = versionsAsked(newPage, 'content')
  await newPage.goto(paths.blog)
  await expect(newPage.getByRole('heading', { name: 'Our Blog' })).toBeVisible()
  expect([...askedAnew]).toEqual(['99.0.0'])

  await desk.rollback('content', 'content team')
  await newPage.close()
  const asBefore = await context.newPage()
  const askedAgain = versionsAsked(asBefore, 'content')
  await asBefore.goto(paths.blog)
  await expect(asBefore.getByRole('heading', { name: 'Our Blog' })).toBeVisible()
  expect([...askedAgain]).toEqual([first])
  expect(await shellFiles()).toEqual(shellBefore)
  console.log(
    'B6 · released and rolled back under an open page: 0 reloads, its own version to the end',
  )
})

test('a release that does not fit what is live is refused with its reason', async ({
  storefront,
}) => {
  const { releases } = storefront
  const desk = releaseDesk(releases)
  const before = await desk.live('content')
  await releaseAgain(releases, 'content', '99.1.0', (release) => ({
    ...release,
    ...(release.builtOn
      ? { builtOn: { ...release.builtOn, shared: { ...release.builtOn.shared, react: '^18.3.0' } } }
      : {}),
  }))
  const refusal = desk.promote({ content: '99.1.0' }, 'content team')
  await expect(refusal).rejects.toThrow('content 99.1.0 needs react ^18.3.0, but the shell shares')
  expect(await desk.live('content')).toBe(before)
})

async function shellFiles(): Promise<Record<string, string>> {
  const folder = join(root, 'shell/dist/browser')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const pairs = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'base64')]),
  )
  return Object.fromEntries(pairs)
}
