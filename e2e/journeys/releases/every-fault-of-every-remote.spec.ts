import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { remotePages } from '../../site/remote-pages.ts'
import { namedScripts } from '../../visitor/weight.ts'

test.use({ site: { env: { CHAOS: 'on' } } })
test.skip(({ isMobile }) => isMobile === true, 'faults know no width')

/** Within this time after it was asked for, a remote that cannot be had is a fallback, in ms of the page's own clock. */
const boundMs = 6000

/** How long the journey itself looks for one: a busy machine may be late in starting the page. */
const patienceMs = 20_000

const faults = ['down', '500', 'garbage', 'throws', 'hang'] as const
let healed = 0
test.afterAll(() =>
  console.log(`B4 · ${healed} faults of one worker: a fallback in time, Retry heals`),
)

for (const { name, page: address, heading, link } of remotePages) {
  const other = link === 'Blog' ? 'Hotels' : 'Blog'
  for (const target of [name, `${name}:exposes`]) {
    for (const fault of faults) {
      // Of a chunk, only what differs from its entry: that it hangs.
      if (target !== name && fault !== 'hang') continue
      test(`${target} ${fault}: a fallback in time, the rest works, Retry heals`, async ({
        page,
        context,
        storefront,
        troubles,
      }) => {
        troubles.expect(/.*/)
        await context.addCookies([
          { name: 'chaos', value: `${target}=${fault}`, url: storefront.url },
        ])
        // A hint that hangs keeps the browser's own load event back, not the page.
        await page.goto(address, { waitUntil: 'commit' })
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        const fallback = page.getByRole('main').getByRole('alert')
        await expect(fallback).toContainText('not available right now', {
          timeout: patienceMs,
        })
        expect(await waitedFor(page, name)).toBeLessThan(boundMs)
        const links = page.getByRole('navigation', { name: 'Main' })
        await links.getByRole('link', { name: other, exact: true }).click()
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await page.goBack({ waitUntil: 'commit' })
        await expect(fallback).toContainText('not available right now', {
          timeout: patienceMs,
        })
        expect(await waitedFor(page, name)).toBeLessThan(boundMs)

        await context.clearCookies({ name: 'chaos' })
        await fallback.getByRole('button', { name: 'Retry' }).click()
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        healed++
      })
    }
  }
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

/** How long the visitor waited: from asking for a remote until its fallback stood, the last time, in ms. */
async function waitedFor(page: Page, name: string): Promise<number> {
  return page.evaluate((asked) => {
    const last = (mark: string) => performance.getEntriesByName(mark).at(-1)?.startTime
    const [from, to] = [last(asked), last('fallback-shown')]
    if (from === undefined || to === undefined || to < from) throw new Error('Nobody waited.')
    return to - from
  }, `${name}:load`)
}
