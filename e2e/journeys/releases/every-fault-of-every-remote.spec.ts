import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { breakFiles, type Fault } from '../../site/broken-files.ts'
import { liveVersion } from '../../site/release-copies.ts'
import { type RemotePage, remotePages } from '../../site/remote-pages.ts'

/** Longest time from the request of a remote to its fallback, in ms of the page's own clock. */
const boundMs = 6000

/** Time to wait for a fallback, in ms. A busy machine may start the page late. */
const patienceMs = 20_000

const faults: Fault[] = ['down', '500', 'garbage', 'throws']
// A short run tests one remote, because all have the same container.
for (const remote of remotePages.filter(({ name }) => process.env.HARDENING || name === 'hotels')) {
  const { name } = remote
  test(`a fallback replaces ${name} in time when it is down, broken or hanging, and Retry loads it`, async ({
    browser,
    storefront,
  }) => {
    const version = await liveVersion(storefront.releases, name)
    test.setTimeout(180_000)
    const meetsFault = async (fault: Fault, files = '') => {
      const context = await browser.newContext()
      const heal = await breakFiles(context, `${name}/${files}`, fault)
      await expectFallback(await context.newPage(), remote, fault, heal)
      await context.close()
    }
    const meetsOthers = async () => {
      for (const fault of faults) await meetsFault(fault)
    }
    // The hanging cases take the longest, so they run beside the others. A chunk fails like its entry unless it hangs.
    await Promise.all([meetsFault('hang'), meetsFault('hang', `${version}/exposes`), meetsOthers()])
  })
}

/** Expects a fallback in time, at first and after Back, on a usable page. Expects Retry to work without the fault. */
async function expectFallback(
  page: Page,
  remote: RemotePage,
  fault: Fault,
  heal: () => Promise<void>,
) {
  const { name, page: address, heading, link } = remote
  const other = link === 'Blog' ? 'Hotels' : 'Blog'
  // A hanging preload delays the load event, but not the page.
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const fallback = page.getByRole('main').getByRole('alert')
  await expect(fallback).toContainText('not available right now', { timeout: patienceMs })
  expect(await waitedFor(page, name), fault).toBeLessThan(boundMs)
  const links = page.getByRole('navigation', { name: 'Main' })
  await links.getByRole('link', { name: other, exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(fallback).toContainText('not available right now', { timeout: patienceMs })
  expect(await waitedFor(page, name), fault).toBeLessThan(boundMs)

  await heal()
  await fallback.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Time from the last request of a remote to its fallback, in ms. */
async function waitedFor(page: Page, name: string): Promise<number> {
  return page.evaluate((start) => {
    const last = (mark: string) => performance.getEntriesByName(mark).at(-1)?.startTime
    const [from, to] = [last(start), last('fallback-shown')]
    if (from === undefined || to === undefined || to < from)
      throw new Error('There was no fallback.')
    return to - from
  }, `${name}:load`)
}
