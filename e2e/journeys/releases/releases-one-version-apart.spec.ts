import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { releaseActions, releasesInFolder } from '@storefront/release-tools'
import { expect, test } from '../../fixtures.ts'
import {
  liveVersion,
  releaseAgain,
  releaseOnReact,
  rewriteRegistry,
} from '../../site/release-copies.ts'
import { remotePages } from '../../site/remote-pages.ts'

test.use({ site: { ownReleases: true } })
test.describe.configure({ mode: 'serial' })

// One remote stands for all where time matters: their containers are built alike.
const remotes = remotePages.filter(({ name }) => process.env.HARDENING || name === 'hotels')

/** How long a page is watched that must not load itself again, in ms: on a busy machine it may miss a fault, never see one. */
const watchedMs = 2000

/** Counts the documents that a page asks for. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  return () => loads
}

for (const { name, page: address, heading, link } of remotes) {
  test(`${name} one version behind the shell runs; one ahead is refused, and forced on visitors a fallback`, async ({
    page,
    storefront: { releases },
    visitor,
    troubles,
  }) => {
    troubles.expect(/Unsatisfied version/, /Part of the page/)
    const actions = releaseActions(releasesInFolder(releases))
    await releaseOnReact(releases, name, '98.0.0', -1)
    await releaseOnReact(releases, name, '99.0.0', 1)
    await actions.promote({ [name]: '98.0.0' }, 'its team')
    await visitor.opens(address)
    await visitor.sees(visitor.heading(heading))

    await expect(actions.promote({ [name]: '99.0.0' }, 'its team')).rejects.toThrow('needs react')
    await rewriteRegistry(releases, (registry) => {
      registry.remotes[name] = { live: '99.0.0', versions: ['99.0.0'] }
    })
    const loads = countLoads(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('alert')).toContainText('not available right now')
    await visitor.sees(page.getByRole('banner'), page.getByRole('contentinfo'))
    await page.waitForTimeout(watchedMs)
    expect(loads()).toBe(1)
    const other = link === 'Blog' ? 'Hotels' : 'Blog'
    await (await visitor.mainLinks()).getByRole('link', { name: other, exact: true }).click()
    await visitor.sees(page.getByRole('main').getByRole('heading', { level: 1 }))
    expect(loads()).toBe(1)

    await rewriteRegistry(releases, (registry) => {
      registry.remotes[name] = { live: '99.0.0', versions: ['99.0.0'], lastGood: '98.0.0' }
    })
    await visitor.opens(address)
    await visitor.sees(visitor.heading(heading))
    await actions.promote({ [name]: '98.0.0' }, 'its team')
    console.log(
      `B6 · ${name} built on React −1: runs; +1: refused, forced a fallback (${loads() - 2} reloads), the last good one stands in`,
    )
  })
}

test('a page of yesterday whose release is gone shows a fallback, and works again after a reload', async ({
  page,
  storefront: { releases },
  visitor,
  troubles,
}) => {
  troubles.expect(/status of 404/, /ChunkLoadError|Loading chunk/, /could not be shown/, /MIME/)
  const actions = releaseActions(releasesInFolder(releases))
  const before = await liveVersion(releases, 'content')
  await releaseAgain(releases, 'content', '99.9.0')
  await visitor.opens(paths.blog)
  await visitor.sees(visitor.heading('Our Blog'))
  await actions.promote({ content: '99.9.0' }, 'content team')
  await rm(join(releases, 'content', before), { recursive: true })

  const loads = countLoads(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('not available right now')
  await page.waitForTimeout(watchedMs)
  expect(loads()).toBe(0)
  await visitor.refreshes()
  await visitor.sees(visitor.heading('Frequently asked questions'))
  console.log('B6 · an old page whose release is gone: a fallback, 0 reloads, well after the next')
})
