import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@storefront/contract'
import { releaseDesk } from '../../../tools/release-desk.ts'
import { expect, test } from '../../fixtures.ts'
import { releaseAgain } from '../../site/release-copies.ts'

test.use({ site: { ownReleases: true } })
test.skip(({ isMobile }) => isMobile === true, 'bytes know no width')

for (const part of ['entry', 'exposes', 'screen-blog'] as const) {
  test(`one altered byte in ${part}: the file never runs, the rest of the site does`, async ({
    page,
    storefront,
    troubles,
    visitor,
  }) => {
    troubles.expect(
      /integrity/,
      /status of 404/,
      /could not be loaded/,
      /could not be shown/,
      /ERR_/,
      /ChunkLoadError/,
    )
    const { releases } = storefront
    const desk = releaseDesk(releases)
    const version = await desk.live('content')
    const release = await desk.read('content', version)
    const name = Object.keys(release?.integrity ?? {}).find(
      (file) => file.startsWith(part) && file.endsWith('.js'),
    )
    const file = join(releases, 'content', version, name ?? 'none')
    const original = await readFile(file, 'utf8')
    const compressed = await readFile(`${file}.br`)
    await writeFile(file, `window.__tampered__ = true;${original}`)
    await rm(`${file}.br`)

    await page.goto('/nowhere')
    await visitor.sitsDown()
    await (await visitor.mainLinks()).getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'not available right now',
      {
        timeout: 10_000,
      },
    )
    expect(await page.evaluate(() => '__tampered__' in window)).toBe(false)
    await (await visitor.mainLinks()).getByRole('link', { name: 'Hotels' }).click()
    await expect(page).toHaveURL(new RegExp(paths.hotels))
    await visitor.sees(visitor.heading('Find Your Perfect Hotel'))

    console.log(`B5 · one altered byte in ${part}: 0 foreign scripts, the page fails closed`)
    await writeFile(file, original)
    await writeFile(`${file}.br`, compressed)
  })
}

test('one altered byte in the description of a release: the release before is shown', async ({
  page,
  storefront,
  visitor,
}) => {
  const { releases } = storefront
  const desk = releaseDesk(releases)
  const before = await desk.live('content')
  await releaseAgain(releases, 'content', '99.0.0')
  await desk.promote({ content: '99.0.0' }, 'content team')
  const file = join(releases, 'content/99.0.0/release.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('sha384-', 'sha384+'))

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visitor.opens(paths.blog)
  await visitor.sees(visitor.heading('Our Blog'))
  expect(asked.some((url) => url.includes(`/content/${before}/`))).toBe(true)
  expect(asked.filter((url) => url.includes('/content/99.0.0/'))).toEqual([])
})
