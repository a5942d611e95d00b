import { test as base, expect } from '@playwright/test'
import type { RunningStorefront } from '../tools/storefront-process.ts'
import { type SiteOptions, startSite } from './site/running-site.ts'
import { watchForTroubles } from './site/troubles.ts'
import { Visitor } from './visitor/visitor.ts'

type JourneyFixtures = {
  /** The person who visits the site. */
  visitor: Visitor
  /** What may go wrong in this journey, as it is written on the console. Everything else fails it. */
  expectedTroubles: RegExp[]
  troubles: string[]
}

type SiteFixtures = { site: SiteOptions; storefront: RunningStorefront }

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
  expectedTroubles: async ({ browserName: _ }, use) => use([]),
  troubles: [
    async ({ context, expectedTroubles }, use) => {
      const troubles = watchForTroubles(context)
      await use(troubles)
      const unexpected = troubles.filter(
        (trouble) => !expectedTroubles.some((expected) => expected.test(trouble)),
      )
      expect(unexpected, 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ page }, use) => use(new Visitor(page)),
})

export { expect }
