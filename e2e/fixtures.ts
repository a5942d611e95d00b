import { test as base, expect } from '@playwright/test'
import { type RunningSite, type SiteOptions, startSite } from './site/running-site.ts'
import { Troubles } from './site/troubles.ts'
import { Visitor } from './visitor/visitor.ts'

type JourneyFixtures = {
  /** The person who visits the site. */
  visitor: Visitor
  /** Errors that the browser reports. Each one that the journey does not expect fails it. */
  troubles: Troubles
}

type SiteFixtures = { site: SiteOptions; storefront: RunningSite }

/** A journey through a running site. Any error on the page or its console, and any call to another host, fails it. */
export const test = base.extend<JourneyFixtures, SiteFixtures>({
  site: [{}, { option: true, scope: 'worker' }],
  storefront: [
    async ({ site }, use) => {
      const running = await startSite(site)
      await use(running)
      await running.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ storefront }, use) => use(storefront.url),
  troubles: [
    async ({ context }, use) => {
      const troubles = new Troubles(context)
      await use(troubles)
      expect(troubles.unexpected(), 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ page }, use) => use(new Visitor(page)),
})

export { expect }
