import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { integrityOf } from '@storefront/releases'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { liveVersion, republish, rewriteRegistry } from '../../site/release-copies.ts'

/** Time in ms during which a page must not reload itself. */
const watchedMs = 2000

/** Counts the documents that a page requests. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  return () => loads
}

test('a remote built on an older React runs, and a fallback replaces a remote built on a newer React', async ({
  page,
  storefront: { releases },
  actions,
  visitor,
  troubles,
}) => {
  troubles.expect(/Unsatisfied version/, /Part of the page/)
  await republishOnReact(releases, 'hotels', '98.0.0', -1)
  await republishOnReact(releases, 'hotels', '99.0.0', 1)
  await actions.promote({ hotels: '98.0.0' }, 'its team')
  await visitor.opens(paths.hotels)
  await visitor.sees(visitor.heading('Find Your Perfect Hotel'))

  await rewriteRegistry(releases, (registry) => {
    registry.remotes.hotels = { live: '99.0.0', versions: ['99.0.0'] }
  })
  const loads = countLoads(page)
  await page.goto(paths.hotels, { waitUntil: 'commit' })
  await visitor.seesFallback()
  await visitor.sees(page.getByRole('banner'), page.getByRole('contentinfo'))
  await page.waitForTimeout(watchedMs)
  expect(loads()).toBe(1)
  await visitor.follows('Blog')
  await visitor.sees(page.getByRole('main').getByRole('heading', { level: 1 }))
  expect(loads()).toBe(1)
})

test('a page whose release was removed shows a fallback and offers to reload', async ({
  page,
  storefront: { releases },
  actions,
  visitor,
  troubles,
}) => {
  troubles.expect(/status of 404/, /ChunkLoadError|Loading chunk/, /could not be shown/, /MIME/)
  const before = await liveVersion(releases, 'content')
  await republish(releases, 'content', '99.9.0')
  await visitor.opens(paths.blog)
  await visitor.sees(visitor.heading('Our Blog'))
  await actions.promote({ content: '99.9.0' }, 'content team')
  const folder = join(releases, 'content', before)
  await rename(folder, `${folder}-away`)

  const loads = countLoads(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await visitor.seesFallback()
  await page.waitForTimeout(watchedMs)
  expect(loads()).toBe(0)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: 'Reload' }).click()
  await visitor.sees(visitor.heading('Frequently asked questions'))
  await rename(`${folder}-away`, folder)
})

/** Publishes the live release with a React range that is `steps` minor versions newer, in container and description. */
async function republishOnReact(
  releases: string,
  name: string,
  version: string,
  steps: number,
): Promise<void> {
  await republish(releases, name, version, async (release, folder) => {
    if (!release.builtOn) throw new Error(`${name} does not say what it was built on.`)
    const { builtOn, entry } = release
    const built = builtOn.shared.react ?? ''
    const range = built.replace(/\.(\d+)\..*/, (_, minor) => `.${Number(minor) + steps}.0`)
    const file = join(folder, entry)
    const text = (await readFile(file, 'utf8')).replaceAll(`"${built}"`, `"${range}"`)
    await writeFile(file, text)
    await rm(`${file}.br`)
    return {
      ...release,
      builtOn: { ...builtOn, shared: { ...builtOn.shared, react: range } },
      integrity: { ...release.integrity, [entry]: integrityOf(Buffer.from(text)) },
    }
  })
}
