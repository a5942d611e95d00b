import { test as base, expect } from '@playwright/test'
import { releaseActions, releasesInFolder } from '@storefront/release-tools'
import { liveVersions } from '@storefront/releases'
import { guardBookings, siteAddress, siteElsewhere } from './site/address.ts'
import { type RunningSite, type SiteOptions, startSite } from './site/running-site.ts'
import { Troubles } from './site/troubles.ts'
import { Visitor } from './visitor/visitor.ts'

type JourneyFixtures = {
  visitor: Visitor
  /** Errors that the browser reports. An unexpected one fails the journey. */
  troubles: Troubles
  /** Starts another site for this journey alone. */
  ownSite: (options: SiteOptions) => Promise<RunningSite>
}

type SiteFixtures = { site: SiteOptions; storefront: RunningSite }

/** Test of a journey. All journeys of a worker share one site. */
export const test = base.extend<JourneyFixtures, SiteFixtures>({
  site: [{}, { option: true, scope: 'worker' }],
  storefront: [
    async ({ site }, use) => {
      const running = siteAddress ? siteElsewhere(siteAddress) : await startSite(site)
      await use(running)
      await running.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ storefront }, use) => use(storefront.url),
  troubles: [
    async ({ context }, use) => {
      if (siteAddress) await guardBookings(context, siteAddress)
      const troubles = new Troubles(context)
      await use(troubles)
      expect(troubles.unexpected(), 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ page }, use) => use(new Visitor(page)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  ownSite: async ({}, use) => {
    const started: RunningSite[] = []
    await use(async (options) => {
      const site = await startSite(options)
      started.push(site)
      return site
    })
    for (const site of started) await site.stop()
  },
})

/** Test of a journey that may change the releases of its site. The live versions are restored afterwards. */
export const releaseTest = test.extend<{ actions: ReturnType<typeof releaseActions> }>({
  site: { ownReleases: true, env: { OVERRIDES: 'on', STATUS_PAGE: 'on' } },
  actions: [
    async ({ storefront }, use) => {
      const releases = releasesInFolder(storefront.releases)
      const readLive = async () => liveVersions(await releases.registry.read())
      const before = await readLive()
      const actions = releaseActions(releases)
      await use(actions)
      await actions.promote(before, 'the journeys')
      const added = Object.keys(await readLive()).filter((name) => !(name in before))
      for (const name of added) await actions.retire(name, 'the journeys')
    },
    { auto: true },
  ],
})

export { expect }
