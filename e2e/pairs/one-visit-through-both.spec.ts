import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { remotePages } from '../site/remote-pages.ts'
import { chooseTravellers } from '../visitor/search-widget.ts'
import type { SeenEvent, Visitor } from '../visitor/visitor.ts'

const live = remotePages.filter(({ page }) => isLive(page))
const pairs = live.flatMap((one, n) => live.slice(n + 1).map((other) => [one, other] as const))

for (const [one, other] of pairs) {
  test(`${one.name} × ${other.name}: pages and forms of both work in one visit`, async ({
    visitor,
  }) => {
    await visitor.opens(one.page)
    await visitor.sees(visitor.heading(one.heading))
    await visitor.follows('Home')
    for (const { name, tab } of [one, other]) if (tab) await countsTravellers(visitor, name, tab)
    for (const { link, heading } of [other, one]) {
      if (!link) continue
      await visitor.follows(link)
      await visitor.sees(visitor.heading(heading))
    }
  })
}

/** Counts three adults in a form of the search widget, and expects its remote to publish the event. */
async function countsTravellers(visitor: Visitor, remote: string, tab: string) {
  await visitor.page.getByRole('tab', { name: tab, exact: true }).click()
  await chooseTravellers(visitor.page, { adults: 3 })
  await expect.poll(async () => (await visitor.events()).some(isThreeAdultsOf(remote))).toBe(true)
}

/** True for three adults published by the remote. Older releases published them as flight travellers in any form. */
function isThreeAdultsOf(remote: string) {
  return ({ source, payload }: SeenEvent) =>
    source === remote && /"adults":3|"band":"adults","count":3/.test(JSON.stringify(payload))
}
