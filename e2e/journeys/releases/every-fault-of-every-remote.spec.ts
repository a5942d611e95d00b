import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { type RemotePage, remotePages } from '../../site/remote-pages.ts'
import type { RunningSite } from '../../site/running-site.ts'
import { namedScripts } from '../../visitor/weight.ts'

test.use({ site: { env: { CHAOS: 'on' } } })

/** Within this time after it was asked for, a remote that cannot be had is a fallback, in ms of the page's own clock. */
const boundMs = 6000

/** How long the journey itself looks for one: a busy machine may be late in starting the page. */
const patienceMs = 20_000

const faults = ['down', '500', 'garbage', 'throws'] as const
let healed = 0
test.afterAll(() =>
  console.log(`B4 · ${healed} faults of one worker: a fallback in time, Retry heals`),
)

for (const remote of remotePages) {
  const { name } = remote
  test(`${name}, ${faults.join(', ')} or hang: a fallback in time, the rest works, Retry heals`, async ({
    browser,
    storefront,
  }) => {
    test.setTimeout(180_000)
    const meets = async (chaos: string) => {
      const context = await browser.newContext()
      await expectFallback(await context.newPage(), storefront, remote, chaos)
      await context.close()
    }
    const meetsOneAfterTheOther = async () => {
      for (const fault of faults) await meets(`${name}=${fault}`)
    }
    // What hangs is waited for while the others happen. Of a chunk, only what differs from its entry: that it hangs.
    await Promise.all([
      meets(`${name}=hang`),
      meets(`${name}:exposes=hang`),
      meetsOneAfterTheOther(),
    ])
  })
}

for (const { name, page: address } of remotePages) {
  test(`a page that is left to the browser names the files of ${name} all the same`, async ({
    context,
    storefront,
  }) => {
    await context.addCookies([{ name: 'chaos', value: `${name}=500`, url: storefront.url }])
    const named = await namedScripts(context.request, address)
    expect(named.filter(({ path }) => path.startsWith(`/remotes/${name}/`))).not.toEqual([])
  })
}

/** Whether a remote with a fault is a fallback in time, first and after Back, the rest works, and Retry heals. */
async function expectFallback(page: Page, { url }: RunningSite, remote: RemotePage, chaos: string) {
  const { name, page: address, heading, link } = remote
  const other = link === 'Blog' ? 'Hotels' : 'Blog'
  const context = page.context()
  await context.addCookies([{ name: 'chaos', value: chaos, url }])
  // A hint that hangs keeps the browser's own load event back, not the page.
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const fallback = page.getByRole('main').getByRole('alert')
  await expect(fallback).toContainText('not available right now', { timeout: patienceMs })
  expect(await waitedFor(page, name), chaos).toBeLessThan(boundMs)
  const links = page.getByRole('navigation', { name: 'Main' })
  await links.getByRole('link', { name: other, exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(fallback).toContainText('not available right now', { timeout: patienceMs })
  expect(await waitedFor(page, name), chaos).toBeLessThan(boundMs)

  await context.clearCookies({ name: 'chaos' })
  await fallback.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  healed++
}

/** How long the visitor waited: from asking for a remote until its fallback stood, the last time, in ms. */
async function waitedFor(page: Page, name: string): Promise<number> {
  return page.evaluate((asked) => {
    const last = (mark: string) => performance.getEntriesByName(mark).at(-1)?.startTime
    const [from, to] = [last(asked), last('fallback-shown')]
    if (from === undefined || to === undefined || to < from) throw new Error('Nobody waited.')
    return to - from
  }, `${name}:load`)
}
