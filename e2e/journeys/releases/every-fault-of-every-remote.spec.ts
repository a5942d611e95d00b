import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { breakFiles, type Fault } from '../../site/broken-files.ts'
import { liveVersion } from '../../site/release-copies.ts'
import { type RemotePage, remotePages } from '../../site/remote-pages.ts'

/** Within this time after it was asked for, a remote that cannot be had is a fallback, in ms of the page's own clock. */
const boundMs = 6000

/** Time that the journey itself waits for one, in ms: a busy machine may be late in starting the page. */
const patienceMs = 20_000

const faults: Fault[] = ['down', '500', 'garbage', 'throws']
// Containers are built alike: one remote stands for all, except in the long run.
for (const remote of remotePages.filter(({ name }) => process.env.HARDENING || name === 'hotels')) {
  const { name } = remote
  test(`${name} that is down, broken or hangs is a fallback in time, and Retry heals it`, async ({
    browser,
    storefront,
  }) => {
    const version = await liveVersion(storefront.releases, name)
    test.setTimeout(180_000)
    const meets = async (fault: Fault, files = '') => {
      const context = await browser.newContext()
      const heal = await breakFiles(context, `${name}/${files}`, fault)
      await expectFallback(await context.newPage(), remote, fault, heal)
      await context.close()
    }
    const meetsOneAfterTheOther = async () => {
      for (const fault of faults) await meets(fault)
    }
    // What hangs is waited for while the others happen. Of a chunk, only what differs from its entry: that it hangs.
    await Promise.all([meets('hang'), meets('hang', `${version}/exposes`), meetsOneAfterTheOther()])
  })
}

/** Expects a fallback in time, first and after Back, a usable rest, and a Retry that works once the fault is healed. */
async function expectFallback(
  page: Page,
  remote: RemotePage,
  fault: Fault,
  heal: () => Promise<void>,
) {
  const { name, page: address, heading, link } = remote
  const other = link === 'Blog' ? 'Hotels' : 'Blog'
  // A hint that hangs keeps the browser's own load event back, not the page.
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

/** Time that the visitor waited, from asking for a remote until its fallback stood, the last time, in ms. */
async function waitedFor(page: Page, name: string): Promise<number> {
  return page.evaluate((asked) => {
    const last = (mark: string) => performance.getEntriesByName(mark).at(-1)?.startTime
    const [from, to] = [last(asked), last('fallback-shown')]
    if (from === undefined || to === undefined || to < from) throw new Error('Nobody waited.')
    return to - from
  }, `${name}:load`)
}
